import type { AuditSubject } from '#shared/schemas/audit.ts';
import { auditText } from '#shared/texts.ts';

/** The fields that entries tell of, by the words of their names. */
const names: Partial<Record<string, () => string>> = {
  status: () => auditText.fieldStatus,
  'status reason': () => auditText.fieldStatusReason,
  checked: () => auditText.fieldChecked,
  merged: () => auditText.mergedWithIt,
  taken: () => auditText.takenFields,
  'not same as': () => auditText.notSameAs,
  people: () => auditText.fieldPeople,
  way: () => auditText.fieldWay,
  'checked on': () => auditText.fieldCheckedOn,
  document: () => auditText.fieldDocument,
  'owner edit checked at': () => auditText.fieldOwnerEditCheckedAt,
  images: () => auditText.fieldImages,
  image: () => auditText.fieldImage,
  name: () => auditText.fieldName,
  'phone no': () => auditText.fieldPhoneNo,
  email: () => auditText.fieldEmail,
  service: () => auditText.fieldService,
  address: () => auditText.fieldAddress,
  city: () => auditText.fieldCity,
  lat: () => auditText.fieldLat,
  lng: () => auditText.fieldLng,
  price: () => auditText.fieldPrice,
  'price amount': () => auditText.fieldPriceAmount,
  'price unit': () => auditText.fieldPriceUnit,
  'price from': () => auditText.fieldPriceFrom,
  'short description': () => auditText.fieldShortDescription,
  description: () => auditText.fieldDescription,
  'name hindi': () => auditText.fieldNameHindi,
  'short description hindi': () => auditText.fieldShortDescriptionHindi,
  'description hindi': () => auditText.fieldDescriptionHindi,
  'working since': () => auditText.fieldWorkingSince,
  'opening hours': () => auditText.fieldOpeningHours,
  languages: () => auditText.fieldLanguages,
  shows: () => auditText.fieldShows,
  link: () => auditText.fieldLink,
  position: () => auditText.fieldPosition,
  'starts on': () => auditText.fieldStartsOn,
  'ends on': () => auditText.fieldEndsOn,
  category: () => auditText.fieldCategory,
  sayings: () => auditText.fieldSayings,
  title: () => auditText.fieldTitle,
  'is public': () => auditText.fieldIsPublic,
  'published at': () => auditText.fieldPublishedAt,
  comment: () => auditText.fieldComment,
  reason: () => auditText.fieldReason,
  rating: () => auditText.fieldRating,
  reply: () => auditText.fieldReply,
  'held for': () => auditText.fieldHeldFor,
  weight: () => auditText.fieldWeight,
  'is on': () => auditText.fieldIsOn,
  means: () => auditText.fieldMeans,
  proposed: () => auditText.fieldProposed,
  'phone view limit': () => auditText.fieldPhoneViewLimit,
  material: () => auditText.fieldMaterial,
  'updated at': () => auditText.fieldUpdatedAt,
  plan: () => auditText.fieldPlan,
  'refund reference': () => auditText.fieldRefundReference,
  outcome: () => auditText.fieldOutcome,
  subject: () => auditText.fieldSubject,
  text: () => auditText.fieldText,
  recipients: () => auditText.fieldRecipients,
  businesses: () => auditText.fieldBusinesses,
  'owners told': () => auditText.fieldOwnersTold,
};

/** A column's or field's name in words: 'short_description' and 'shortDescription' as 'short description'. */
function inWords(field: string): string {
  return field
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** A field's name as the page says it; one that was given up since has its own name alone. */
export function fieldName(kind: AuditSubject, field: string): string {
  const words = inWords(field);
  // A business has a state of India; reviews and orders are in one.
  if (words === 'state') return kind === 'business' ? auditText.fieldState : auditText.fieldStage;
  return names[words]?.() ?? words;
}
