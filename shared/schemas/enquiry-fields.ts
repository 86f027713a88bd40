import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { budgets, timings } from '#shared/requirement-choices.ts';
import { personNameText } from '#shared/schemas/name-text.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { emailText, optionalText, requiredText } from '#shared/schemas/text.ts';
import { serviceName } from '#shared/service-name.ts';
import { commonText, enquiriesText, formMessages as messages, requirementsText } from '#shared/texts.ts';

/**
 * One field of an enquiry, and all that the rest of the program has to know of it: rows, columns that are selected, views and schemas, the
 * mail, the owner's list for spreadsheets, the team's quarantine and inbox, the data download and the deletion follow from here
 * (docs/contributing.md, 'a field of an enquiry').
 */
export interface EnquiryField {
  /** Where the table `enquiries` has it; a fact that is entered stands under the same name in `requirements`. */
  column: string;
  /** What tells who asks or how they are reached, their own words, or a fact that stands below these. Whoever asked reads the last two again. */
  is: 'person' | 'words' | 'fact';
  /** Whether anything may have been typed into it, a name or a number too. */
  isTyped: boolean;
  /** Its name for whoever reads it. */
  label: () => string;
  /** What a fact says in the language of the moment; nothing where it says nothing. */
  say?: (value: never) => string;
  /** What stands where nobody said anything, or where it was forgotten. */
  none: '' | 0;
  /** What forms send for it. The others are known from a request for quotes. */
  input?: z.ZodMiniType;
  view: z.ZodMiniType;
}

const required = () => messages.allFieldsRequired;

const person = { is: 'person', none: '', view: z.string() } as const;
const typedFact = { is: 'fact', isTyped: true, none: '', view: z.string() } as const;
const chosenFact = { is: 'fact', isTyped: false, none: '', view: z.string() } as const;

const chosenOf = (table: Record<string, string>) => (key: string) => table[key] ?? '';

/** The fields by the names that calls have for them, in the order in which a form's rules are checked (docs/product/forms.md). */
export const enquiryFields = {
  name: { ...person, column: 'name', isTyped: true, label: () => commonText.name, input: personNameText(required) },
  email: {
    ...person,
    column: 'email',
    isTyped: false,
    label: () => commonText.email,
    input: emailText(required, () => messages.invalidEmail),
  },
  phoneNo: {
    ...person,
    column: 'phone_no',
    isTyped: false,
    label: () => commonText.phoneNumber,
    input: mobileText(required, () => messages.invalidMobile),
  },
  message: {
    is: 'words',
    column: 'message',
    isTyped: true,
    label: () => commonText.message,
    none: '',
    input: requiredText(required, limits.longText),
    view: z.string(),
  },
  floorOrArea: {
    ...typedFact,
    column: 'floor_or_area',
    label: () => enquiriesText.floorOrArea,
    say: (text: string) => text,
    input: optionalText(limits.floorOrArea),
  },
  service: { ...typedFact, column: 'service', label: () => requirementsText.serviceWanted, say: serviceName },
  place: { ...typedFact, column: 'place', label: () => requirementsText.where, say: (place: string) => place },
  timing: { ...chosenFact, column: 'timing', label: () => requirementsText.when, say: chosenOf(timings) },
  budget: { ...chosenFact, column: 'budget', label: () => requirementsText.budget, say: chosenOf(budgets) },
  photos: {
    is: 'fact',
    column: 'photos',
    isTyped: false,
    label: () => requirementsText.photos,
    say: (count: number) => (count > 0 ? `${count}` : ''),
    none: 0,
    view: z.int(),
  },
} as const satisfies Record<string, EnquiryField>;

type Fields = typeof enquiryFields;
export type EnquiryFieldName = keyof Fields;
/** The names of the fields that are described so. */
type NamesOf<Description> = { [Name in EnquiryFieldName]: Fields[Name] extends Description ? Name : never }[EnquiryFieldName];
/** What a form gives. */
export type EnteredEnquiryField = NamesOf<{ input: z.ZodMiniType }>;
/** What a form may give beside the words, in requests for quotes as in enquiries. */
export type EnteredFact = NamesOf<{ is: 'fact'; input: z.ZodMiniType }>;
/** What whoever asked reads again: all but themselves. */
export type AskedField = NamesOf<{ is: 'words' | 'fact' }>;
type Fact = NamesOf<{ is: 'fact' }>;
export type EnquiryColumnOf<Name extends EnquiryFieldName> = Fields[Name]['column'];
/** Values of fields, as they leave. */
export type EnquiryValues<Name extends EnquiryFieldName = EnquiryFieldName> = { [Each in Name]: z.infer<Fields[Each]['view']> };

/** A field without what is special to it. */
export function describeEnquiryField(name: EnquiryFieldName): EnquiryField {
  return enquiryFields[name];
}

export const enquiryFieldNames = Object.keys(enquiryFields) as EnquiryFieldName[];

function namesOf<Name extends EnquiryFieldName>(isMeant: (field: EnquiryField) => boolean) {
  return enquiryFieldNames.filter((name): name is Name => isMeant(describeEnquiryField(name)));
}

export const enteredEnquiryFields = namesOf<EnteredEnquiryField>(({ input }) => input !== undefined);
export const enteredFacts = namesOf<EnteredFact>(({ is, input }) => is === 'fact' && input !== undefined);
export const askedFields = namesOf<AskedField>(({ is }) => is !== 'person');
const facts = namesOf<Fact>(({ is }) => is === 'fact');
/** What tells who asked, or may: programs are given it with a scope of its own alone. */
export const privateEnquiryFields = enquiryFieldNames.filter((name) => {
  const { is, isTyped } = describeEnquiryField(name);
  return is !== 'fact' || isTyped;
});

/** One part of some fields' descriptions, by their names: the shape of a schema. */
export function enquiryShapeOf<Part extends 'input' | 'view', Name extends NamesOf<Record<Part, z.ZodMiniType>>>(
  part: Part,
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, describeEnquiryField(name)[part]])) as {
    [Each in Name]: Fields[Each] extends Record<Part, infer Schema> ? Schema : never;
  };
}

/** A fact as somebody reads it. */
export interface SaidFact {
  name: string;
  label: string;
  text: string;
}

/** What an enquiry says beside its words, in the language of the moment; what nobody said is left out. */
export function describeFacts(values: Pick<EnquiryValues, Fact>): SaidFact[] {
  return facts.flatMap((name) => {
    const { label, say } = describeEnquiryField(name);
    const text = say?.(values[name] as never) ?? '';
    return text ? [{ name, label: label(), text }] : [];
  });
}
