import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import type { BusinessField } from '#shared/schemas/business-field.ts';
import { degreesOfForm, hours, languageNames, pastYear, priceUnit, rupees, yesOrNo } from '#shared/schemas/business-inputs.ts';
import { nameText } from '#shared/schemas/name-text.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { knownPriceUnit } from '#shared/schemas/price-unit.ts';
import { emailText, orNone, requiredText, valueText } from '#shared/schemas/text.ts';
import { formMessages as messages, namesText, profileEditText } from '#shared/texts.ts';

const required = () => messages.allFieldsRequired;

const shownToAll = { stored: 'text', seenBy: 'everybody', editedBy: 'owner', view: z.string() } as const;
const ownersAlone = { stored: 'text', seenBy: 'owner', editedBy: 'owner', searchedIn: 'nothing', view: z.string() } as const;
/** Besides what is said in English: pages in Hindi show it instead. */
const inHindi = {
  stored: 'text',
  seenBy: 'everybody',
  editedBy: 'owner',
  searchedIn: 'description',
  view: z.nullable(z.string()),
} as const;
/** For whoever reads a mail it is part of the address. */
const ofPoint = {
  stored: 'double precision',
  seenBy: 'everybody',
  editedBy: 'owner',
  searchedIn: 'nothing',
  labelInMail: undefined,
  view: z.nullable(z.number()),
} as const;

/** The fields by the names that calls have for them, in the order of the form. */
export const businessFields = {
  image: {
    ...shownToAll,
    column: 'images',
    stored: 'text[]',
    label: () => profileEditText.photos,
    searchedIn: 'nothing',
    view: z.array(z.string()),
  },
  name: {
    ...shownToAll,
    column: 'name',
    label: () => profileEditText.name,
    searchedIn: 'name and place',
    inImports: { place: 1 },
    line: {},
    input: nameText(required),
  },
  phoneNo: {
    ...ownersAlone,
    column: 'phone_no',
    label: () => profileEditText.phoneNo,
    inImports: { place: 3 },
    line: { type: 'tel', isHalf: true },
    input: mobileText(required, () => messages.invalidMobile),
  },
  email: {
    ...ownersAlone,
    column: 'email',
    label: () => profileEditText.email,
    inImports: { place: 4, optional: true },
    line: { type: 'email', isHalf: true },
    input: emailText(required, () => messages.validEmail),
  },
  service: {
    ...shownToAll,
    column: 'service',
    label: () => profileEditText.services,
    labelInMail: () => profileEditText.service,
    searchedIn: 'name and place',
    inImports: { place: 2 },
    input: valueText(required, limits.service),
  },
  address: {
    ...shownToAll,
    column: 'address',
    label: () => profileEditText.address,
    searchedIn: 'name and place',
    inImports: { place: 5, optional: true },
    input: requiredText(required, 500),
  },
  city: {
    ...shownToAll,
    column: 'city',
    label: () => profileEditText.city,
    searchedIn: 'name and place',
    inImports: { place: 6 },
    input: valueText(required),
  },
  state: {
    ...shownToAll,
    column: 'state',
    label: () => profileEditText.state,
    searchedIn: 'name and place',
    inImports: { place: 7 },
    input: valueText(required),
  },
  lat: {
    ...ofPoint,
    column: 'lat',
    label: () => profileEditText.latitude,
    inImports: { place: 11, optional: true },
    input: degreesOfForm(90),
  },
  lng: {
    ...ofPoint,
    column: 'lng',
    label: () => profileEditText.longitude,
    inImports: { place: 12, optional: true },
    input: degreesOfForm(180),
  },
  price: {
    ...shownToAll,
    column: 'price',
    label: () => profileEditText.price,
    labelInForm: () => profileEditText.priceInRupees,
    searchedIn: 'nothing',
    inImports: { place: 8, optional: true },
    line: { maxLength: limits.price },
    input: valueText(required, limits.price),
  },
  priceAmount: {
    ...shownToAll,
    column: 'price_amount',
    stored: 'integer',
    label: () => profileEditText.priceToCompare,
    searchedIn: 'nothing',
    inImports: { place: 16, optional: true },
    input: rupees,
    view: z.nullable(z.int()),
  },
  priceUnit: {
    ...shownToAll,
    column: 'price_unit',
    label: () => profileEditText.unitOfPrice,
    searchedIn: 'nothing',
    inImports: { place: 17, optional: true },
    input: priceUnit,
    view: z.nullable(knownPriceUnit),
  },
  priceFrom: {
    ...shownToAll,
    column: 'price_from',
    stored: 'boolean',
    label: () => profileEditText.priceBeginsThere,
    searchedIn: 'nothing',
    inImports: { place: 18, optional: true },
    input: yesOrNo,
    view: z.boolean(),
  },
  shortDescription: {
    ...shownToAll,
    column: 'short_description',
    label: () => profileEditText.shortDescription,
    searchedIn: 'description',
    inImports: { place: 9, optional: true },
    line: { rows: 2, maxLength: 500 },
    input: requiredText(required, 500),
  },
  description: {
    ...shownToAll,
    column: 'description',
    label: () => profileEditText.description,
    searchedIn: 'description',
    inImports: { place: 10, optional: true },
    line: { rows: 6 },
    input: requiredText(required, limits.longText),
  },
  workingSince: {
    ...shownToAll,
    column: 'working_since',
    stored: 'smallint',
    label: () => profileEditText.workingSince,
    searchedIn: 'nothing',
    inImports: { place: 13, optional: true },
    line: { inputMode: 'numeric', maxLength: 4, optional: true, isHalf: true, hint: () => profileEditText.yearOrEmpty },
    input: pastYear,
    view: z.nullable(z.int()),
  },
  openingHours: {
    ...shownToAll,
    column: 'opening_hours',
    label: () => profileEditText.openingHours,
    searchedIn: 'nothing',
    inImports: { place: 14, optional: true },
    input: hours,
    view: z.nullable(z.string()),
  },
  languages: {
    ...shownToAll,
    column: 'languages',
    stored: 'text[]',
    label: () => profileEditText.languages,
    searchedIn: 'nothing',
    inImports: { place: 15, optional: true },
    input: languageNames,
    view: z.nullable(z.array(z.string())),
  },
  nameHindi: {
    ...inHindi,
    column: 'name_hi',
    label: () => namesText.nameInHindi,
    searchedIn: 'name and place',
    inImports: { place: 19, optional: true },
    line: { optional: true, hint: () => namesText.shownInHindi },
    input: orNone(nameText(required)),
  },
  shortDescriptionHindi: {
    ...inHindi,
    column: 'short_description_hi',
    label: () => namesText.inShortInHindi,
    inImports: { place: 20, optional: true },
    line: { rows: 2, maxLength: 500, optional: true },
    input: orNone(requiredText(required, 500)),
  },
  descriptionHindi: {
    ...inHindi,
    column: 'description_hi',
    label: () => namesText.aboutWorkInHindi,
    inImports: { place: 21, optional: true },
    line: { rows: 6, optional: true },
    input: orNone(requiredText(required, limits.longText)),
  },
} as const satisfies Record<string, BusinessField>;

type Fields = typeof businessFields;
export type FieldName = keyof Fields;
/** The names of the fields that are described so. */
type NamesOf<Description> = { [Name in FieldName]: Fields[Name] extends Description ? Name : never }[FieldName];
export type PublicField = NamesOf<{ seenBy: 'everybody' }>;
export type PrivateField = NamesOf<{ seenBy: 'owner' }>;
/** What a form or a file gives by itself: all but the pictures. */
export type EnteredField = NamesOf<{ input: z.ZodMiniType }>;
export type ImportedField = NamesOf<{ inImports: object }>;
export type ColumnOf<Name extends FieldName> = Fields[Name]['column'];

/** A field without what is special to it. */
export function describeField(name: FieldName): BusinessField {
  return businessFields[name];
}

export const fieldNames = Object.keys(businessFields) as FieldName[];

function namesOf<Name extends FieldName>(isMeant: (field: BusinessField) => boolean) {
  return fieldNames.filter((name): name is Name => isMeant(describeField(name)));
}

export const publicFields = namesOf<PublicField>(({ seenBy }) => seenBy === 'everybody');
export const privateFields = namesOf<PrivateField>(({ seenBy }) => seenBy === 'owner');
export const enteredFields = namesOf<EnteredField>(({ input }) => input !== undefined);
export const ownersFields = namesOf<NamesOf<{ input: z.ZodMiniType; editedBy: 'owner' }>>(
  ({ input, editedBy }) => input !== undefined && editedBy === 'owner',
);
const placeInImports = (name: FieldName) => describeField(name).inImports?.place ?? 0;
export const importedFields = namesOf<ImportedField>(({ inImports }) => inImports !== undefined).toSorted(
  (one, other) => placeInImports(one) - placeInImports(other),
);

/** One part of some fields' descriptions, by their names: the shape of a schema. */
export function shapeOf<Part extends 'input' | 'view', Name extends NamesOf<Record<Part, z.ZodMiniType>>>(
  part: Part,
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, describeField(name)[part]])) as {
    [Each in Name]: Fields[Each] extends Record<Part, infer Schema> ? Schema : never;
  };
}
