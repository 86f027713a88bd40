/** Who of the team changed what. What entries hold was written in English; what the page says of it stands here. */

export const changesNewestFirst = 'Changes, newest first';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const changes = 'Changes';
export const noSuchChange = 'No such change.';
export const noChanges = 'No changes yet.';
export const newest = 'Newest';
export const older = 'Older';

// Which entries are shown.
export const nameOrId = 'Name or id';
export const kind = 'Kind';
export const admin = 'Admin';
export const from = 'From';
export const to = 'To';
export const show = 'Show';

/** @param action what was done. @param kind of thing, such as 'Price ticker'. @param name the thing's own. */
export const didTo = (action: string, kind: string, name: string) => `${action} ${kind.toLowerCase()} <name>${name}</name>`;
export const added = 'Added';
export const changed = 'Changed';
export const deleted = 'Deleted';
export const approved = 'Approved';
export const rejected = 'Rejected';
export const imported = 'Imported';
export const decided = 'Decided';
export const takenBack = 'Taken back';
export const broughtBack = 'Brought back';
export const tested = 'Tested';
export const sent = 'Sent';
export const downloaded = 'Downloaded';
export const used = 'Used';
export const blocked = 'Blocked';
export const unblocked = 'Unblocked';
export const signedOut = 'Signed out';
export const merged = 'Merged';
export const mergeUndone = 'Merge undone';
export const opened = 'Opened';
export const mergedWithIt = 'Merged with it';
export const takenFields = 'Fields from the other';
export const notSameAs = 'Not the same as';

export const business = 'Business';
export const review = 'Review';
export const poster = 'Poster';
export const blog = 'Blog';
export const comment = 'Comment';
export const service = 'Service';
export const priceTicker = 'Price ticker';
export const setting = 'Setting';
export const report = 'Report';
export const fileImport = 'Import';
export const enquiry = 'Enquiry';
export const contactMessage = 'Contact message';
export const grievance = 'Complaint';
export const claim = 'Claim';
export const saying = 'Saying';
export const order = 'Order';
export const newsletter = 'Newsletter';
export const subscriber = 'Subscriber';
export const messageTemplate = 'Message template';
export const listAsFile = 'List';
export const apiKey = 'Key for a program';
export const webhook = 'Webhook';
export const user = 'User';

// What a field held.
export const empty = 'empty';
export const yes = 'yes';
export const no = 'no';
/** Between what was and what is. */
export const became = 'became';
/** @param name of a field. */
export const fieldIs = (name: string) => `${name}: `;

// Fields, by the names that they are kept under.
export const fieldStatus = 'status';
export const fieldStatusReason = 'status reason';
export const fieldChecked = 'verified';
export const fieldOwnerEditCheckedAt = 'owner edit checked at';
export const fieldImages = 'images';
export const fieldImage = 'image';
export const fieldName = 'name';
export const fieldPhoneNo = 'phone no';
export const fieldEmail = 'email';
export const fieldService = 'service';
export const fieldAddress = 'address';
export const fieldCity = 'city';
export const fieldState = 'state';
/** The same word where it is no state of India: whether a review is shown, an order paid. */
export const fieldStage = 'state';
export const fieldLat = 'lat';
export const fieldLng = 'lng';
export const fieldPrice = 'price';
export const fieldPriceAmount = 'price amount';
export const fieldPriceUnit = 'price unit';
export const fieldPriceFrom = 'price from';
export const fieldShortDescription = 'short description';
export const fieldDescription = 'description';
export const fieldNameHindi = 'name in Hindi';
export const fieldShortDescriptionHindi = 'short description in Hindi';
export const fieldDescriptionHindi = 'description in Hindi';
export const fieldWorkingSince = 'working since';
export const fieldOpeningHours = 'opening hours';
export const fieldLanguages = 'languages';
export const fieldShows = 'shows';
export const fieldLink = 'link';
export const fieldPosition = 'position';
export const fieldStartsOn = 'starts on';
export const fieldEndsOn = 'ends on';
export const fieldCategory = 'category';
export const fieldSayings = 'sayings';
export const fieldTitle = 'title';
export const fieldIsPublic = 'is public';
export const fieldPublishedAt = 'published at';
export const fieldComment = 'comment';
export const fieldReason = 'reason';
export const fieldRating = 'rating';
export const fieldReply = 'reply';
export const fieldHeldFor = 'held for';
export const fieldWeight = 'weight';
export const fieldIsOn = 'is on';
export const fieldMeans = 'means';
export const fieldProposed = 'proposed';
export const fieldPhoneViewLimit = 'phone view limit';
export const fieldMaterial = 'material';
export const fieldUpdatedAt = 'updated at';
export const fieldPlan = 'plan';
export const fieldRefundReference = 'refund reference';
export const fieldOutcome = 'outcome';
export const fieldSubject = 'subject';
export const fieldText = 'text';
export const fieldRecipients = 'recipients';
export const fieldBusinesses = 'businesses';
export const fieldOwnersTold = 'owners told';
export const check = 'check';
export const fieldPeople = 'people';
export const fieldWay = 'how';
export const fieldCheckedOn = 'looked at on';
export const fieldDocument = 'document';
export const importSource = 'Nightly import';
