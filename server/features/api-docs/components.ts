import * as z from 'zod';
import * as accounts from '#shared/schemas/accounts.ts';
import * as answers from '#shared/schemas/answers.ts';
import { apiScope } from '#shared/schemas/api-keys.ts';
import * as audit from '#shared/schemas/audit.ts';
import * as backOfficeLists from '#shared/schemas/back-office-lists.ts';
import * as badLeads from '#shared/schemas/bad-leads.ts';
import * as blog from '#shared/schemas/blog.ts';
import * as businessPeople from '#shared/schemas/business-people.ts';
import * as businesses from '#shared/schemas/businesses.ts';
import * as catalogue from '#shared/schemas/catalogue.ts';
import * as checks from '#shared/schemas/checks.ts';
import * as childAccounts from '#shared/schemas/child-accounts.ts';
import * as claims from '#shared/schemas/claims.ts';
import * as comments from '#shared/schemas/comments.ts';
import { consentView } from '#shared/schemas/consents.ts';
import { askedByMailAnswer } from '#shared/schemas/contact.ts';
import * as corrections from '#shared/schemas/corrections.ts';
import * as data from '#shared/schemas/data.ts';
import * as documents from '#shared/schemas/documents.ts';
import * as enquiries from '#shared/schemas/enquiries.ts';
import { entryView } from '#shared/schemas/entry.ts';
import * as exports from '#shared/schemas/exports.ts';
import * as figures from '#shared/schemas/figures.ts';
import * as grievances from '#shared/schemas/grievances.ts';
import { healthView } from '#shared/schemas/health.ts';
import * as importSources from '#shared/schemas/import-sources.ts';
import * as imports from '#shared/schemas/imports.ts';
import * as inbox from '#shared/schemas/inbox.ts';
import * as messageChoices from '#shared/schemas/message-choices.ts';
import * as moderation from '#shared/schemas/moderation.ts';
import { facetsView } from '#shared/schemas/narrowing.ts';
import * as newsletter from '#shared/schemas/newsletter.ts';
import { nomineeView } from '#shared/schemas/nominees.ts';
import * as ownBusiness from '#shared/schemas/own-business.ts';
import * as passkeys from '#shared/schemas/passkeys.ts';
import * as passwordReset from '#shared/schemas/password-reset.ts';
import { paymentView } from '#shared/schemas/payments.ts';
import * as personalData from '#shared/schemas/personal-data.ts';
import * as phoneCodes from '#shared/schemas/phone-codes.ts';
import * as places from '#shared/schemas/places.ts';
import { knownPriceUnit } from '#shared/schemas/price-unit.ts';
import { privatePictureView } from '#shared/schemas/private-pictures.ts';
import { removedKind } from '#shared/schemas/removed-things.ts';
import * as reports from '#shared/schemas/reports.ts';
import { sentRequestView } from '#shared/schemas/requirement-closing.ts';
import * as reviews from '#shared/schemas/reviews.ts';
import { savedSearchData } from '#shared/schemas/saved-searches.ts';
import * as sayings from '#shared/schemas/sayings.ts';
import { recoveryCodesAnswer } from '#shared/schemas/second-factor.ts';
import { servedPlacesView } from '#shared/schemas/served-places.ts';
import * as shortMessages from '#shared/schemas/short-messages.ts';
import { siteNumbersView } from '#shared/schemas/site-numbers.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';
import * as threads from '#shared/schemas/threads.ts';
import * as understanding from '#shared/schemas/understanding.ts';
import * as waitingChanges from '#shared/schemas/waiting-changes.ts';
import { waitingKind } from '#shared/schemas/waiting-kind.ts';
import { pushDeviceView } from '#shared/schemas/web-push.ts';
import * as webhooks from '#shared/schemas/webhooks.ts';
import { workAnswer } from '#shared/schemas/work-done.ts';

/** The schemas that have a name in the documentation: clients that are made from it have a type for each. */
const COMPONENTS = {
  Admin: accounts.adminView,
  Answering: figures.answeringView,
  AnsweringFigure: figures.answeringFigureView,
  ApiScope: apiScope,
  AskedByMail: askedByMailAnswer,
  AuditEntry: audit.auditEntryView,
  AuditSubject: audit.auditSubject,
  BadLead: badLeads.badLeadView,
  BadLeadReason: badLeads.badLeadReason,
  BlogEntry: blog.blogView,
  BlogEntryAnswer: blog.blogAnswer,
  BlogPictureAnswer: blog.blogPictureAnswer,
  Business: businesses.businessView,
  BusinessEdited: moderation.businessEditedAnswer,
  BusinessSignedIn: ownBusiness.businessSignedIn,
  BusinessStatus: ownBusiness.businessStatus,
  CheckEndedAs: checks.checkEndedAs,
  CheckDocument: documents.checkDocumentView,
  CheckKind: checks.checkKind,
  DocumentKind: documents.documentKind,
  CheckState: checks.checkState,
  ClaimState: claims.claimState,
  ChildOfParent: childAccounts.childOfParent,
  Comment: comments.commentView,
  CommentAnswer: comments.commentAnswer,
  CommentStatus: comments.commentStatus,
  Consent: consentView,
  ConsentPurpose: consentView.shape.purpose,
  Correction: corrections.correctionView,
  CorrectionDecision: corrections.correctionDecision,
  CorrectionEndedAs: corrections.correctionEndedAs,
  CorrectionField: corrections.correctionField,
  CorrectionState: corrections.correctionState,
  CountsByStatus: enquiries.countsByStatus,
  DataBlogEntry: data.dataBlog,
  DataBlogEntryAnswer: data.dataBlogAnswer,
  DataBusiness: data.dataBusiness,
  DataBusinessAnswer: data.dataBusinessAnswer,
  DataPoster: data.dataPoster,
  DataPosterAnswer: data.dataPosterAnswer,
  DataPrice: data.dataPrice,
  DataPriceAnswer: data.dataPriceAnswer,
  DataService: data.dataService,
  DataServiceAnswer: data.dataServiceAnswer,
  Duplicate: businesses.duplicateView,
  EditablePoster: catalogue.editablePosterView,
  EditableService: catalogue.editableServiceView,
  Enquiry: enquiries.enquiryView,
  EnquiryAnswer: enquiries.enquiryAnswer,
  EnquiryEnd: enquiries.threadEnded,
  EnquiryStatus: enquiries.enquiryStatus,
  Entry: entryView,
  Export: exports.exportView,
  ExportAnswer: exports.exportAnswer,
  ExportedList: exports.exportedList,
  Facets: facetsView,
  Failure: answers.failureView,
  Figure: figures.figureView,
  Figures: figures.figuresView,
  Health: healthView,
  Import: imports.importView,
  ImportAnswer: imports.importAnswer,
  ImportedBusinessName: imports.importedBusinessName,
  ImportOutcome: imports.importOutcome,
  ImportPhotoFault: imports.photoFault,
  ImportRow: imports.importRowView,
  ImportSource: importSources.importSourceView,
  ImportSourceAnswer: importSources.importSourceAnswer,
  ImportSourceResult: importSources.sourceResult,
  ImportSourceWrites: importSources.sourceWrites,
  ImportStatus: imports.importStatus,
  ImportTakenColumn: imports.takenColumn,
  ImportZip: imports.importZipView,
  ImportZipFault: imports.importZipFault,
  Grievance: grievances.grievanceView,
  GrievanceAction: grievances.grievanceAction,
  GrievanceAnswer: grievances.grievanceAnswer,
  GrievanceKind: grievances.grievanceKind,
  GrievanceReceived: grievances.grievanceReceived,
  GrievanceStatus: grievances.grievanceStatus,
  InboxMessage: inbox.inboxMessageView,
  InboxMessageAnswer: inbox.inboxMessageAnswer,
  MailedAnswer: personalData.mailedAnswer,
  TeamAnswer: inbox.teamAnswerView,
  Intent: understanding.intent,
  KeptClaim: personalData.madeClaim,
  KeptContactMessage: personalData.contactMessage,
  KeptCorrection: personalData.madeCorrection,
  KeptInvitation: businessPeople.keptInvitation,
  KeptGrievance: personalData.madeGrievance,
  KeptEarlierContact: personalData.earlierContact,
  KeptEnquiry: personalData.sentEnquiry,
  KeptHelpfulVote: personalData.helpfulVote,
  KeptMessageConsent: personalData.messageConsent,
  KeptPhoneView: personalData.phoneView,
  KeptRemoved: personalData.removedWriting,
  KeptRemovedKind: personalData.writingKind,
  KeptReport: personalData.report,
  KeptRequest: personalData.sentRequirement,
  KeptSignInLink: personalData.signInLink,
  LastMessage: enquiries.lastMessageView,
  ListedOrder: backOfficeLists.listedOrderView,
  ListedReview: backOfficeLists.listedReviewView,
  ListedUser: backOfficeLists.listedUserView,
  Meaning: understanding.meaningView,
  Message: answers.messageView,
  MessageChoice: messageChoices.keptChoiceView,
  MessageKind: shortMessages.messageKind,
  MessageSent: threads.messageSentAnswer,
  Money: figures.moneyView,
  MoneyFigure: figures.moneyFigureView,
  ModeratedBusiness: moderation.moderatedBusinessView,
  Newsletter: newsletter.newsletterView,
  NewsletterAnswer: newsletter.newsletterAnswer,
  NewsletterText: newsletter.newsletterText,
  Nominee: nomineeView,
  OrderState: backOfficeLists.orderState,
  OwnBusiness: ownBusiness.ownBusinessView,
  OwnChange: waitingChanges.ownChangeView,
  OwnCheck: checks.ownCheckView,
  RegisterAnswer: checks.registerAnswerView,
  OwnComment: comments.ownCommentView,
  OwnCorrection: corrections.ownCorrectionView,
  OwnerEdit: moderation.ownerEditView,
  OwnInvitation: businessPeople.ownInvitationView,
  OwnersCorrection: corrections.ownersCorrectionView,
  ParentLink: childAccounts.parentLink,
  PastPrice: catalogue.pastPriceView,
  Payment: paymentView,
  Person: businessPeople.personView,
  MemberRole: businessPeople.memberRole,
  PhoneAccess: businesses.phoneAccess,
  PhoneCode: phoneCodes.phoneCode,
  PhoneCodeRequest: phoneCodes.phoneCodeRequest,
  PhoneCodeSent: phoneCodes.phoneCodeSent,
  PhoneLogin: phoneCodes.phoneLogin,
  PhoneStep: phoneCodes.phoneStep,
  Place: places.placeView,
  PlaceNames: places.placeNamesView,
  PlacedBusiness: places.placedBusinessView,
  PlacesAnswer: places.placesAnswer,
  Poster: catalogue.posterView,
  PosterAnswer: catalogue.posterAnswer,
  Price: catalogue.priceTickerView,
  PriceAnswer: catalogue.priceTickerAnswer,
  PriceInput: catalogue.priceTickerInput,
  PriceUnit: knownPriceUnit,
  PrivatePicture: privatePictureView,
  PushDevice: pushDeviceView,
  QuarantineStatus: badLeads.quarantineStatus,
  QuarantinedEnquiry: badLeads.quarantinedView,
  Reading: sayings.readingView,
  PasskeyAnswer: passkeys.passkeyAnswer,
  PasskeyAsked: passkeys.passkeyAsked,
  PasskeyCredential: passkeys.knownCredential,
  PasskeyCreation: passkeys.passkeyCreation,
  PasskeyRequest: passkeys.passkeyRequest,
  RecoveryCodesAnswer: recoveryCodesAnswer,
  RemovalReason: reviews.removalReason,
  RemovedKind: removedKind,
  Report: reports.reportView,
  ReportReason: reports.reportReason,
  ReportStatus: reports.reportStatus,
  ResetCode: passwordReset.resetCode,
  ResetLinkAnswer: passwordReset.resetLinkAnswer,
  ResetPassword: passwordReset.resetPassword,
  Review: reviews.reviewView,
  ReviewAnswer: reviews.reviewAnswer,
  ReviewOrder: reviews.reviewOrder,
  ReviewState: reviews.reviewState,
  SavedSearch: savedSearchData,
  Saying: sayings.sayingView,
  SayingAnswer: sayings.sayingAnswer,
  SearchAnswer: businesses.searchAnswer,
  SentCheckKind: checks.sentCheckKind,
  SentEnquirySummary: threads.askedView,
  SentRequest: sentRequestView,
  ServedPlaces: servedPlacesView,
  Service: catalogue.serviceView,
  ServiceAnswer: catalogue.serviceAnswer,
  ServiceInput: catalogue.serviceInput,
  ShortMessage: shortMessages.sentMessageView,
  SiteNumbers: siteNumbersView,
  StandingCheck: checks.standingCheckView,
  TeamCheck: checks.teamCheckView,
  TeamClaim: claims.claimView,
  TeamRole: teamRole,
  TemplateContentType: shortMessages.contentType,
  ThreadMessage: threads.threadMessageView,
  ToldBy: messageChoices.toldBy,
  Understood: understanding.understoodView,
  User: accounts.userView,
  UserSignedIn: accounts.userSignedIn,
  WaitingCheck: checks.waitingCheckView,
  WaitingChange: waitingChanges.waitingChangeView,
  WaitingEdit: waitingChanges.waitingEditView,
  WaitingField: waitingChanges.waitingField,
  WaitingKind: waitingKind,
  WantedBusiness: waitingChanges.wantedView,
  WebhookDelivery: webhooks.webhookDeliveryView,
  WebhookEvent: webhooks.webhookEvent,
  WorkAnswer: workAnswer,
};

/** Tells the names of schemas to what makes the documentation, which knows them by zod's own registry. */
export function nameComponents(): void {
  for (const [id, schema] of Object.entries(COMPONENTS)) z.globalRegistry.add(schema, { id });
}
