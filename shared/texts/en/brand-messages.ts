/** What is said of a brand that the team sets. */

export const brandUpdated = 'Saved. Every page shows it from now on';
export const unreadable = 'Please write it with letters or digits';
export const addressLines = (most: number) => `An address has one to ${most} lines`;
export const notAColour = 'Enter a colour as # and six digits, such as #0b5cad';
export const notAPageOf = (site: string) => `Enter the address of your page on ${site}`;
export const tooLight = (contrast: number) =>
  `Words would be hard to read in this colour: its contrast is ${contrast}, and has to be 4.5 or more. Choose a darker one`;
export const tooDark = (contrast: number) =>
  `Words would be hard to read on this colour: its contrast is ${contrast}, and has to be 4.5 or more. Choose a lighter one`;
