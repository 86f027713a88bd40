/** Texts about what people say, for the back office alone: other pages do not carry them. */
export const sayingMessages = {
  sayingMissing: 'Enter what people say',
  sayingTooShort: 'A saying has at least 2 characters, a letter among them',
  sayingTooLong: 'A saying has at most 60 characters',
  sayingMarks: "A saying has letters, digits, spaces and . ' & / + - only",
  sayingWithNumber: 'A saying holds no phone number',
  meaningMissing: 'Choose the trade or the place that is meant',
  meaningTwice: 'Choose a trade or a place, not both',
  weightOutOfRange: 'The weight must be above 0 and at most 1',
  placeUnknown: 'Choose a city from the list',

  sayingAdded: 'Saying added successfully',
  sayingUpdated: 'Saying updated successfully',
  sayingDeleted: 'Saying deleted successfully',
  proposalRefused: 'This will not be proposed again',

  sayingNotFound: 'Saying not found',
  sayingKnown: 'This saying has this meaning already',
  tooManySayings: 'There are 5,000 sayings of the team already. Delete some first',
  sayingIsService: (service: string) => `“${service}” is a service itself: its name cannot mean something else`,
  sayingIsPlace: (place: string) => `This is the name of ${place} already`,
  sayingSaysNothing: 'These words say nothing of a trade or a place by themselves',
  sayingIsName: (name: string) => `A business is called “${name}”`,
} as const;
