import type * as z from 'zod/mini';

/**
 * One field of a business, and all that the rest of the program has to know of it: rows, columns that are selected, views, schemas, the
 * team's lists of changes, mails, forms and imports follow from here (docs/contributing.md, 'a field of a business').
 */
export interface BusinessField {
  /** Where the table `businesses` has it, and as what. */
  column: string;
  stored: 'text' | 'text[]' | 'double precision' | 'smallint' | 'integer' | 'boolean';
  /** Everybody, or its owner and the team alone. */
  seenBy: 'everybody' | 'owner';
  /** Its owner and the team, or the team alone. */
  editedBy: 'owner' | 'team';
  /** Typed words are looked for in it: among its name and place, or in how it describes itself. */
  searchedIn: 'name and place' | 'description' | 'nothing';
  /** Its name for the team; where forms or mails to its owner say it otherwise, how. Mails do not tell of what has none there. */
  label: () => string;
  labelInForm?: () => string;
  labelInMail?: (() => string) | undefined;
  /** Where it stands among the columns of a file that is imported, and whether that may lack it. */
  inImports?: { place: number; optional?: boolean };
  /** The line of the form in which it is changed, where nothing more than a line is needed. */
  line?: {
    type?: string;
    inputMode?: 'numeric';
    rows?: number;
    maxLength?: number;
    optional?: boolean;
    isHalf?: boolean;
    hint?: () => string;
  };
  /** What may be sent for it, and what leaves. Pictures are sent as a list of their own (own-business.ts). */
  input?: z.ZodMiniType;
  view?: z.ZodMiniType;
}
