import { number, plural } from '#shared/texts/hi/grammar.ts';

export const sayings = 'बोलचाल के शब्द';
export const tabTitle = 'बोलचाल के शब्द · बैक ऑफ़िस';
export const addSaying = 'शब्द जोड़ें';

export const views = 'क्या देखना है';
export const whatPeopleSay = 'लोग क्या कहते हैं';
export const foundNothing = 'कुछ नहीं मिला';
export const notFollowed = 'आगे नहीं देखा';
export const proposals = 'सुझाव';
export const tryQuery = 'खोजकर देखें';
export const aboutList = 'लोग किसी काम या जगह के लिए क्या लिखते हैं: जो शब्द प्रोग्राम के साथ आए, और जो टीम ने जोड़े।';
export const aboutFoundNothing = 'पिछले 90 दिन की खोजें जिनमें कुछ नहीं मिला। पहले वे, जिनके शब्दों का अभी कोई मतलब नहीं है।';
export const aboutNotFollowed = (searches: number) =>
  `पिछले 90 दिन में जो कम से कम ${searches} बार खोजा गया, पर उसके बाद किसी ने कोई प्रोफ़ाइल नहीं खोली।`;
export const aboutProposals = (visits: number) =>
  `ऐसे शब्द जिनके नतीजों से कम से कम ${visits} विज़िट एक ही काम पर गईं। उनका यह मतलब तभी माना जाएगा जब आप मान लें।`;
export const aboutQuery = 'देखें कि खोज आपके शब्दों को कैसे समझती है और पहले क्या मिलता है।';

export const words = 'शब्द';
export const trade = 'काम';
export const allTrades = 'सारे काम';
export const which = 'कौन से';
export const all = 'सभी';
export const teamsOwn = 'टीम के अपने';
export const switchedOff = 'बंद किए हुए';
export const ofPlaces = 'जगहों के';
export const show = 'दिखाएँ';
export const showAll = 'सभी दिखाएँ';
export const noSuchSaying = 'ऐसा कोई शब्द नहीं।';
export const peopleSay = 'लोग कहते हैं';
export const means = 'मतलब';
export const weight = 'वज़न';
export const from = 'किसका';
export const action = 'क्या करना है';
export const byTeam = 'टीम का';
export const byTeamOff = 'टीम का, बंद है';
export const byProgram = 'प्रोग्राम का';
export const byProgramOff = 'प्रोग्राम का, बंद है';
export const switchOff = (saying: string, meaning: string) => `बंद करें<hidden>: ${saying}, ${meaning}</hidden>`;
export const switchOn = (saying: string, meaning: string) => `चालू करें<hidden>: ${saying}, ${meaning}</hidden>`;
export const switchOnChosen = 'चुने हुए चालू करें';
export const switchOffChosen = 'चुने हुए बंद करें';
export const editThis = (saying: string) => `बदलें<hidden>: ${saying}</hidden>`;
export const sayingMeans = (saying: string, trade: string) => `“${saying}” का मतलब: ${trade}`;
export const deleteSaying = 'शब्द मिटाएँ';
export const askDelete = (saying: string, meaning: string) => `“${saying}” का मतलब है: ${meaning}। क्या इसे मिटाना है?`;
export const askDeleteMany = (sayings: number) => `टीम के जोड़े हुए, चुने ${sayings} शब्द मिटा दें? प्रोग्राम के साथ आए शब्द सिर्फ़ बंद किए जा सकते हैं।`;

export const eitherScript = 'हिंदी में भी, देवनागरी या रोमन में: एक शब्द या कुछ शब्द।';
export const itMeans = 'इसका मतलब';
export const aTrade = 'कोई काम';
export const aPlace = 'कोई जगह';
export const chooseTrade = 'काम चुनें';
export const whoSaysItWants = 'ऐसा कहने वालों को क्या चाहिए';
export const thisTrade = 'यही काम';
export const thisTradeOrAnother = 'यह काम, या शायद कोई और ही';
export const perhapsThisTrade = 'शायद यह काम';
export const asItIs = (weight: number) => `जैसा अभी है (${weight})`;
export const addAllTheSame = (warning: string) =>
  `${warning}। यह नाम लिखने वालों को पहले यही कारोबार मिलेगा। फिर भी शब्द जोड़ना हो, तो ‘जोड़ें’ दोबारा दबाएँ।`;
export const add = 'जोड़ें';

export const notFollowedSearches = 'जिन खोजों के बाद किसी ने आगे नहीं देखा';
export const everySearchFollowed = 'हर खोज के बाद किसी ने आगे देखा।';
export const searchedFor = 'क्या खोजा';
export const times = 'कितनी बार';
export const nothingYet = 'अभी कुछ नहीं';
export const tradesIn = (trades: string, places: string) => `${places} में ${trades}`;
export const meansFor = (words: string) => `मतलब …<hidden> ${words}</hidden>`;
export const wordsMean = (words: string) => `“${words}” का मतलब …`;
export const wentOnTo = 'फिर क्या देखा';
export const visits = 'विज़िट';
export const visitsOf = (some: number, all: number) => `${number(all)} में से ${number(some)}`;
export const nothingToPropose = 'अभी कोई सुझाव नहीं।';
export const take = (words: string, trade: string) => `मान लें<hidden>: ${words}, ${trade}</hidden>`;
export const notThis = (words: string, trade: string) => `यह नहीं<hidden>: ${words}, ${trade}</hidden>`;
export const takeChosen = 'चुने हुए मान लें';
export const notTheseChosen = 'चुने हुए नहीं';

export const aQuery = 'आज़माने के शब्द';
export const queryExample = 'पुणे में सीलन की मरम्मत';
export const howItIsRead = 'शब्दों को कैसे समझा';
export const readAs = 'क्या समझा';
export const says = 'मतलब';
export const nothingToRead = 'इसमें समझने लायक कुछ नहीं है।';
export const readAsPlace = 'जगह';
export const readAsFiller = 'कोई मतलब नहीं';
export const readAsIntent = 'क्या चाहिए';
export const readAsNear = 'पास में';
export const readAsSize = 'नाप';
export const readAsUnknown = 'पता नहीं';
export const weighed = (trade: string, weight: number) => `${trade} ${weight}`;
export const takenFor = (meant: string, saying: string) => `${meant}, जैसे ‘${saying}’ में`;
export const perhaps = (meant: string) => `शायद ${meant}`;
export const misspelt = (place: string) => `${place} (लिखने में गलती)`;
export const aBrand = 'एक ब्रांड';
export const wantsPrice = 'रेट';
export const wantsRent = 'किराए पर लेना';
export const wantsRepair = 'मरम्मत';
export const wantsToBuy = 'ख़रीदना';
export const wantsJob = 'नौकरी';
export const findsNothing = 'कुछ नहीं मिलता';
export const finds = (count: number) =>
  plural(count, { one: `${number(count)} कारोबार मिलता है`, other: `${number(count)} कारोबार मिलते हैं` });
export const allResults = 'सभी नतीजे';
