import * as z from 'zod';
import { adminView, userSignedIn, userView } from '#shared/schemas/accounts.ts';
import { failureView, messageView } from '#shared/schemas/answers.ts';
import { apiScope } from '#shared/schemas/api-keys.ts';
import { auditEntryView, auditSubject } from '#shared/schemas/audit.ts';
import { listedOrderView, listedReviewView, listedUserView, orderState } from '#shared/schemas/back-office-lists.ts';
import { badLeadReason, badLeadView, quarantinedView, quarantineStatus } from '#shared/schemas/bad-leads.ts';
import { blogAnswer, blogPictureAnswer, blogView } from '#shared/schemas/blog.ts';
import { keptInvitation, memberRole, ownInvitationView, personView } from '#shared/schemas/business-people.ts';
import { businessView, duplicateView, phoneAccess, searchAnswer } from '#shared/schemas/businesses.ts';
import {
  editablePosterView,
  editableServiceView,
  pastPriceView,
  posterAnswer,
  posterView,
  priceTickerAnswer,
  priceTickerInput,
  priceTickerView,
  serviceAnswer,
  serviceInput,
  serviceView,
} from '#shared/schemas/catalogue.ts';
import {
  checkEndedAs,
  checkKind,
  checkState,
  ownCheckView,
  registerAnswerView,
  sentCheckKind,
  standingCheckView,
  teamCheckView,
  waitingCheckView,
} from '#shared/schemas/checks.ts';
import { childOfParent, parentLink } from '#shared/schemas/child-accounts.ts';
import { claimState, claimView } from '#shared/schemas/claims.ts';
import { commentAnswer, commentStatus, commentView, ownCommentView } from '#shared/schemas/comments.ts';
import { consentView } from '#shared/schemas/consents.ts';
import { askedByMailAnswer } from '#shared/schemas/contact.ts';
import {
  correctionDecision,
  correctionEndedAs,
  correctionField,
  correctionState,
  correctionView,
  ownCorrectionView,
  ownersCorrectionView,
} from '#shared/schemas/corrections.ts';
import {
  dataBlog,
  dataBlogAnswer,
  dataBusiness,
  dataBusinessAnswer,
  dataPoster,
  dataPosterAnswer,
  dataPrice,
  dataPriceAnswer,
  dataService,
  dataServiceAnswer,
} from '#shared/schemas/data.ts';
import { checkDocumentView, documentKind } from '#shared/schemas/documents.ts';
import { countsByStatus, enquiryAnswer, enquiryStatus, enquiryView, lastMessageView, threadEnded } from '#shared/schemas/enquiries.ts';
import { entryView } from '#shared/schemas/entry.ts';
import { exportAnswer, exportedList, exportView } from '#shared/schemas/exports.ts';
import { answeringFigureView, answeringView, figuresView, figureView, moneyFigureView, moneyView } from '#shared/schemas/figures.ts';
import {
  grievanceAction,
  grievanceAnswer,
  grievanceKind,
  grievanceReceived,
  grievanceStatus,
  grievanceView,
} from '#shared/schemas/grievances.ts';
import { healthView } from '#shared/schemas/health.ts';
import { importSourceAnswer, importSourceView, sourceResult, sourceWrites } from '#shared/schemas/import-sources.ts';
import {
  importAnswer,
  importedBusinessName,
  importOutcome,
  importRowView,
  importStatus,
  importView,
  importZipFault,
  importZipView,
  photoFault,
  takenColumn,
} from '#shared/schemas/imports.ts';
import { inboxMessageAnswer, inboxMessageView, teamAnswerView } from '#shared/schemas/inbox.ts';
import { keptChoiceView, toldBy } from '#shared/schemas/message-choices.ts';
import { businessEditedAnswer, moderatedBusinessView, ownerEditView } from '#shared/schemas/moderation.ts';
import { facetsView } from '#shared/schemas/narrowing.ts';
import { newsletterAnswer, newsletterText, newsletterView } from '#shared/schemas/newsletter.ts';
import { nomineeView } from '#shared/schemas/nominees.ts';
import { businessSignedIn, businessStatus, ownBusinessView } from '#shared/schemas/own-business.ts';
import { knownCredential, passkeyAnswer, passkeyAsked, passkeyCreation, passkeyRequest } from '#shared/schemas/passkeys.ts';
import { resetCode, resetLinkAnswer, resetPassword } from '#shared/schemas/password-reset.ts';
import { paymentView } from '#shared/schemas/payments.ts';
import {
  contactMessage,
  earlierContact,
  helpfulVote,
  madeClaim,
  madeCorrection,
  madeGrievance,
  mailedAnswer,
  messageConsent,
  phoneView,
  removedWriting,
  report,
  sentEnquiry,
  sentRequirement,
  signInLink,
  writingKind,
} from '#shared/schemas/personal-data.ts';
import { phoneCode, phoneCodeRequest, phoneCodeSent, phoneLogin, phoneStep } from '#shared/schemas/phone-codes.ts';
import { placedBusinessView, placeNamesView, placesAnswer, placeView } from '#shared/schemas/places.ts';
import { knownPriceUnit } from '#shared/schemas/price-unit.ts';
import { privatePictureView } from '#shared/schemas/private-pictures.ts';
import { removedKind } from '#shared/schemas/removed-things.ts';
import { reportReason, reportStatus, reportView } from '#shared/schemas/reports.ts';
import { sentRequestView } from '#shared/schemas/requirement-closing.ts';
import { removalReason, reviewAnswer, reviewOrder, reviewState, reviewView } from '#shared/schemas/reviews.ts';
import { savedSearchData } from '#shared/schemas/saved-searches.ts';
import { readingView, sayingAnswer, sayingView } from '#shared/schemas/sayings.ts';
import { recoveryCodesAnswer } from '#shared/schemas/second-factor.ts';
import { servedPlacesView } from '#shared/schemas/served-places.ts';
import { contentType, messageKind, sentMessageView } from '#shared/schemas/short-messages.ts';
import { siteNumbersView } from '#shared/schemas/site-numbers.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';
import { askedView, messageSentAnswer, threadMessageView } from '#shared/schemas/threads.ts';
import { intent, meaningView, understoodView } from '#shared/schemas/understanding.ts';
import { ownChangeView, waitingChangeView, waitingEditView, waitingField, wantedView } from '#shared/schemas/waiting-changes.ts';
import { waitingKind } from '#shared/schemas/waiting-kind.ts';
import { pushDeviceView } from '#shared/schemas/web-push.ts';
import { webhookDeliveryView, webhookEvent } from '#shared/schemas/webhooks.ts';
import { workAnswer } from '#shared/schemas/work-done.ts';

/** The schemas that have a name in the documentation: clients that are made from it have a type for each. */
const COMPONENTS = {
  Admin: adminView,
  Answering: answeringView,
  AnsweringFigure: answeringFigureView,
  ApiScope: apiScope,
  AskedByMail: askedByMailAnswer,
  AuditEntry: auditEntryView,
  AuditSubject: auditSubject,
  BadLead: badLeadView,
  BadLeadReason: badLeadReason,
  BlogEntry: blogView,
  BlogEntryAnswer: blogAnswer,
  BlogPictureAnswer: blogPictureAnswer,
  Business: businessView,
  BusinessEdited: businessEditedAnswer,
  BusinessSignedIn: businessSignedIn,
  BusinessStatus: businessStatus,
  CheckEndedAs: checkEndedAs,
  CheckDocument: checkDocumentView,
  CheckKind: checkKind,
  DocumentKind: documentKind,
  CheckState: checkState,
  ClaimState: claimState,
  ChildOfParent: childOfParent,
  Comment: commentView,
  CommentAnswer: commentAnswer,
  CommentStatus: commentStatus,
  Consent: consentView,
  ConsentPurpose: consentView.shape.purpose,
  Correction: correctionView,
  CorrectionDecision: correctionDecision,
  CorrectionEndedAs: correctionEndedAs,
  CorrectionField: correctionField,
  CorrectionState: correctionState,
  CountsByStatus: countsByStatus,
  DataBlogEntry: dataBlog,
  DataBlogEntryAnswer: dataBlogAnswer,
  DataBusiness: dataBusiness,
  DataBusinessAnswer: dataBusinessAnswer,
  DataPoster: dataPoster,
  DataPosterAnswer: dataPosterAnswer,
  DataPrice: dataPrice,
  DataPriceAnswer: dataPriceAnswer,
  DataService: dataService,
  DataServiceAnswer: dataServiceAnswer,
  Duplicate: duplicateView,
  EditablePoster: editablePosterView,
  EditableService: editableServiceView,
  Enquiry: enquiryView,
  EnquiryAnswer: enquiryAnswer,
  EnquiryEnd: threadEnded,
  EnquiryStatus: enquiryStatus,
  Entry: entryView,
  Export: exportView,
  ExportAnswer: exportAnswer,
  ExportedList: exportedList,
  Facets: facetsView,
  Failure: failureView,
  Figure: figureView,
  Figures: figuresView,
  Health: healthView,
  Import: importView,
  ImportAnswer: importAnswer,
  ImportedBusinessName: importedBusinessName,
  ImportOutcome: importOutcome,
  ImportPhotoFault: photoFault,
  ImportRow: importRowView,
  ImportSource: importSourceView,
  ImportSourceAnswer: importSourceAnswer,
  ImportSourceResult: sourceResult,
  ImportSourceWrites: sourceWrites,
  ImportStatus: importStatus,
  ImportTakenColumn: takenColumn,
  ImportZip: importZipView,
  ImportZipFault: importZipFault,
  Grievance: grievanceView,
  GrievanceAction: grievanceAction,
  GrievanceAnswer: grievanceAnswer,
  GrievanceKind: grievanceKind,
  GrievanceReceived: grievanceReceived,
  GrievanceStatus: grievanceStatus,
  InboxMessage: inboxMessageView,
  InboxMessageAnswer: inboxMessageAnswer,
  MailedAnswer: mailedAnswer,
  TeamAnswer: teamAnswerView,
  Intent: intent,
  KeptClaim: madeClaim,
  KeptContactMessage: contactMessage,
  KeptCorrection: madeCorrection,
  KeptInvitation: keptInvitation,
  KeptGrievance: madeGrievance,
  KeptEarlierContact: earlierContact,
  KeptEnquiry: sentEnquiry,
  KeptHelpfulVote: helpfulVote,
  KeptMessageConsent: messageConsent,
  KeptPhoneView: phoneView,
  KeptRemoved: removedWriting,
  KeptRemovedKind: writingKind,
  KeptReport: report,
  KeptRequest: sentRequirement,
  KeptSignInLink: signInLink,
  LastMessage: lastMessageView,
  ListedOrder: listedOrderView,
  ListedReview: listedReviewView,
  ListedUser: listedUserView,
  Meaning: meaningView,
  Message: messageView,
  MessageChoice: keptChoiceView,
  MessageKind: messageKind,
  MessageSent: messageSentAnswer,
  Money: moneyView,
  MoneyFigure: moneyFigureView,
  ModeratedBusiness: moderatedBusinessView,
  Newsletter: newsletterView,
  NewsletterAnswer: newsletterAnswer,
  NewsletterText: newsletterText,
  Nominee: nomineeView,
  OrderState: orderState,
  OwnBusiness: ownBusinessView,
  OwnChange: ownChangeView,
  OwnCheck: ownCheckView,
  RegisterAnswer: registerAnswerView,
  OwnComment: ownCommentView,
  OwnCorrection: ownCorrectionView,
  OwnerEdit: ownerEditView,
  OwnInvitation: ownInvitationView,
  OwnersCorrection: ownersCorrectionView,
  ParentLink: parentLink,
  PastPrice: pastPriceView,
  Payment: paymentView,
  Person: personView,
  MemberRole: memberRole,
  PhoneAccess: phoneAccess,
  PhoneCode: phoneCode,
  PhoneCodeRequest: phoneCodeRequest,
  PhoneCodeSent: phoneCodeSent,
  PhoneLogin: phoneLogin,
  PhoneStep: phoneStep,
  Place: placeView,
  PlaceNames: placeNamesView,
  PlacedBusiness: placedBusinessView,
  PlacesAnswer: placesAnswer,
  Poster: posterView,
  PosterAnswer: posterAnswer,
  Price: priceTickerView,
  PriceAnswer: priceTickerAnswer,
  PriceInput: priceTickerInput,
  PriceUnit: knownPriceUnit,
  PrivatePicture: privatePictureView,
  PushDevice: pushDeviceView,
  QuarantineStatus: quarantineStatus,
  QuarantinedEnquiry: quarantinedView,
  Reading: readingView,
  PasskeyAnswer: passkeyAnswer,
  PasskeyAsked: passkeyAsked,
  PasskeyCredential: knownCredential,
  PasskeyCreation: passkeyCreation,
  PasskeyRequest: passkeyRequest,
  RecoveryCodesAnswer: recoveryCodesAnswer,
  RemovalReason: removalReason,
  RemovedKind: removedKind,
  Report: reportView,
  ReportReason: reportReason,
  ReportStatus: reportStatus,
  ResetCode: resetCode,
  ResetLinkAnswer: resetLinkAnswer,
  ResetPassword: resetPassword,
  Review: reviewView,
  ReviewAnswer: reviewAnswer,
  ReviewOrder: reviewOrder,
  ReviewState: reviewState,
  SavedSearch: savedSearchData,
  Saying: sayingView,
  SayingAnswer: sayingAnswer,
  SearchAnswer: searchAnswer,
  SentCheckKind: sentCheckKind,
  SentEnquirySummary: askedView,
  SentRequest: sentRequestView,
  ServedPlaces: servedPlacesView,
  Service: serviceView,
  ServiceAnswer: serviceAnswer,
  ServiceInput: serviceInput,
  ShortMessage: sentMessageView,
  SiteNumbers: siteNumbersView,
  StandingCheck: standingCheckView,
  TeamCheck: teamCheckView,
  TeamClaim: claimView,
  TeamRole: teamRole,
  TemplateContentType: contentType,
  ThreadMessage: threadMessageView,
  ToldBy: toldBy,
  Understood: understoodView,
  User: userView,
  UserSignedIn: userSignedIn,
  WaitingCheck: waitingCheckView,
  WaitingChange: waitingChangeView,
  WaitingEdit: waitingEditView,
  WaitingField: waitingField,
  WaitingKind: waitingKind,
  WantedBusiness: wantedView,
  WebhookDelivery: webhookDeliveryView,
  WebhookEvent: webhookEvent,
  WorkAnswer: workAnswer,
};

/** Tells the names of schemas to what makes the documentation, which knows them by zod's own registry. */
export function nameComponents(): void {
  for (const [id, schema] of Object.entries(COMPONENTS)) z.globalRegistry.add(schema, { id });
}
