import { currentLanguage, type Language } from '#shared/site-language.ts';
import * as en from '#shared/texts/en/index.ts';
import * as hi from '#shared/texts/hi/index.ts';

type Spoken<Text> = Text extends string ? string : Text;

/** Every text that a person reads, by area and name. English says what there is and what each text takes. */
export type Texts = { [Area in keyof typeof en]: { readonly [Name in keyof (typeof en)[Area]]: Spoken<(typeof en)[Area][Name]> } };

const catalogues: Record<Language, Texts> = { en, hi };

/** One area, each text in the language that is asked for at the moment it is read: a server answers in several. */
function areaOf<Area extends keyof Texts>(area: Area): Texts[Area] {
  const texts = {} as Texts[Area];
  for (const name of Object.keys(catalogues.en[area]))
    Object.defineProperty(texts, name, {
      enumerable: true,
      get: () => catalogues[currentLanguage()][area][name as keyof Texts[Area]],
    });
  return texts;
}

// In what browsers load, one language's catalogue stands in the place of this module (vite.config.ts), so that bundlers see single texts.
export const accountsText = areaOf('accountsText');
export const adminsText = areaOf('adminsText');
export const analyticsText = areaOf('analyticsText');
export const apiKeyMessages = areaOf('apiKeyMessages');
export const auditText = areaOf('auditText');
export const backOfficeText = areaOf('backOfficeText');
export const backOfficeMessages = areaOf('backOfficeMessages');
export const badLeadsText = areaOf('badLeadsText');
export const blogText = areaOf('blogText');
export const blogOfficeText = areaOf('blogOfficeText');
export const brandMessages = areaOf('brandMessages');
export const brandOfficeText = areaOf('brandOfficeText');
export const businessesText = areaOf('businessesText');
export const carouselText = areaOf('carouselText');
export const catalogueMessages = areaOf('catalogueMessages');
export const changeOfficeText = areaOf('changeOfficeText');
export const changesText = areaOf('changesText');
export const chatText = areaOf('chatText');
export const checkOfficeText = areaOf('checkOfficeText');
export const checksText = areaOf('checksText');
export const childrenText = areaOf('childrenText');
export const choicesText = areaOf('choicesText');
export const collectingText = areaOf('collectingText');
export const claimsText = areaOf('claimsText');
export const commonText = areaOf('commonText');
export const compareText = areaOf('compareText');
export const consentsText = areaOf('consentsText');
export const contactText = areaOf('contactText');
export const correctionsText = areaOf('correctionsText');
export const dataRequestsText = areaOf('dataRequestsText');
export const deskText = areaOf('deskText');
export const downloadText = areaOf('downloadText');
export const duplicateMessages = areaOf('duplicateMessages');
export const duplicatesText = areaOf('duplicatesText');
export const embedText = areaOf('embedText');
export const enquiriesText = areaOf('enquiriesText');
export const enquiryMailsText = areaOf('enquiryMailsText');
export const failuresText = areaOf('failuresText');
export const figuresText = areaOf('figuresText');
export const formMessages = areaOf('formMessages');
export const grievancesText = areaOf('grievancesText');
export const healthText = areaOf('healthText');
export const homeText = areaOf('homeText');
export const importText = areaOf('importText');
export const languagesText = areaOf('languagesText');
export const likesText = areaOf('likesText');
export const mailLinksText = areaOf('mailLinksText');
export const mailsText = areaOf('mailsText');
export const mapText = areaOf('mapText');
export const messageOfficeText = areaOf('messageOfficeText');
export const messages = areaOf('messages');
export const moderationText = areaOf('moderationText');
export const namesText = areaOf('namesText');
export const navigationText = areaOf('navigationText');
export const newsletterText = areaOf('newsletterText');
export const newsletterMessages = areaOf('newsletterMessages');
export const newsletterOfficeText = areaOf('newsletterOfficeText');
export const nomineesText = areaOf('nomineesText');
export const numbersText = areaOf('numbersText');
export const officeSearchText = areaOf('officeSearchText');
export const offlineText = areaOf('offlineText');
export const ordersText = areaOf('ordersText');
export const pageMessages = areaOf('pageMessages');
export const pageMetaText = areaOf('pageMetaText');
export const paymentMessages = areaOf('paymentMessages');
export const peopleText = areaOf('peopleText');
export const phoneText = areaOf('phoneText');
export const phoneCodesText = areaOf('phoneCodesText');
export const picturesText = areaOf('picturesText');
export const placesText = areaOf('placesText');
export const plansText = areaOf('plansText');
export const postersText = areaOf('postersText');
export const pricesText = areaOf('pricesText');
export const privacyText = areaOf('privacyText');
export const profileEditText = areaOf('profileEditText');
export const programsText = areaOf('programsText');
export const pushText = areaOf('pushText');
export const quarantineText = areaOf('quarantineText');
export const queueText = areaOf('queueText');
export const rankingText = areaOf('rankingText');
export const recentText = areaOf('recentText');
export const removedText = areaOf('removedText');
export const reportQueueText = areaOf('reportQueueText');
export const reportsText = areaOf('reportsText');
export const requirementMessages = areaOf('requirementMessages');
export const requirementsText = areaOf('requirementsText');
export const reviewCodeText = areaOf('reviewCodeText');
export const reviewsText = areaOf('reviewsText');
export const savedSearchMessages = areaOf('savedSearchMessages');
export const savedSearchesText = areaOf('savedSearchesText');
export const sayingMessages = areaOf('sayingMessages');
export const sayingsText = areaOf('sayingsText');
export const searchText = areaOf('searchText');
export const secondFactorMessages = areaOf('secondFactorMessages');
export const secondFactorText = areaOf('secondFactorText');
export const serviceCatalogueText = areaOf('serviceCatalogueText');
export const servicesText = areaOf('servicesText');
export const settingsText = areaOf('settingsText');
export const sharingText = areaOf('sharingText');
export const shortMessageMessages = areaOf('shortMessageMessages');
export const shortMessagesText = areaOf('shortMessagesText');
export const suggestionsText = areaOf('suggestionsText');
export const teamAccountsText = areaOf('teamAccountsText');
export const teamInboxText = areaOf('teamInboxText');
export const termsText = areaOf('termsText');
export const threadMessages = areaOf('threadMessages');
export const threadsText = areaOf('threadsText');
export const toldText = areaOf('toldText');
export const usersText = areaOf('usersText');
export const webhookMessages = areaOf('webhookMessages');
export const webhooksText = areaOf('webhooksText');
export const workDoneText = areaOf('workDoneText');
