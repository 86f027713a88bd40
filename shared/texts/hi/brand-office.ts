export const whatIsSetHere =
  'यहाँ जो लिखें वह तुरंत हर पेज, मेल और शेयर किए लिंक पर दिखेगा। खाली छोड़ें तो वही दिखेगा जो साइट के साथ आया, वह हल्के रंग में लिखा है।';
export const legalPages =
  'नियमों और प्राइवेसी पॉलिसी में यही दिखता है जो आप यहाँ भरें: फ़र्म, प्रोप्राइटर, पता, अदालतें, संपर्क और शिकायत अधिकारी। वे कानूनी सलाह नहीं हैं: साइट सबके लिए खोलने से पहले यह सब भरें, और दोनों पेज किसी वकील से पढ़वाएँ।';
export const nameAndOperator = 'नाम और चलाने वाले';
export const siteName = 'साइट का नाम';
export const enterprise = 'रजिस्टर्ड फ़र्म';
export const proprietor = 'प्रोप्राइटर';
export const address = 'डाक का पता';
export const courts = 'किन अदालतों में फ़ैसला होगा';
export const courtsHint = 'शहर और राज्य, नियमों में लिखा जाता है।';
export const contact = 'संपर्क';
export const supportPhone = 'सपोर्ट फ़ोन';
export const supportPhoneHint = 'दस अंक; लैंडलाइन हो तो कोड के साथ।';
export const contactEmail = 'ईमेल';
export const grievanceOfficer = 'शिकायत अधिकारी';
export const whyAnOfficer =
  'भारत के कानून के हिसाब से बताना होता है कि शिकायतों का जवाब कौन देता है और उनसे कैसे संपर्क करें (IT नियम, 2021, नियम 3)। यह प्राइवेसी पॉलिसी और नियमों में दिखता है।';
export const officersName = 'नाम';
export const officersEmail = 'ईमेल';
export const socialPages = 'दूसरी जगह के पेज';
export const allOrNone = 'एक भी भरें तो फ़ुटर में सिर्फ़ भरे हुए पेज दिखेंगे।';
export const colours = 'रंग';
export const readableColours = 'इन पर अक्षर साफ़ पढ़े जाएँ, यह जाँचा जाता है। हल्के-गहरे शेड अपने आप बनते हैं।';
export const accent = 'मुख्य रंग: बटन और लिंक';
export const textColour = 'अक्षर और गहरी पट्टियाँ';
export const ground = 'पेज का बैकग्राउंड';
export const cards = 'कार्ड और पट्टियाँ';
export const logo = 'लोगो';
export const logoHint =
  'यह नाम के साथ, हल्की और गहरी पट्टियों पर, आइकन में और शेयर किए लिंक पर दिखेगा। पारदर्शी बैकग्राउंड वाली चौकोर PNG सबसे अच्छी रहती है।';
export const logoNow = 'अभी का लोगो';
export const dropLogo = 'लोगो हटाएँ';
export const save = 'सेव करें';
