/** Texts about what people say, for the back office alone: other pages do not carry them. */

export const sayingMissing = 'Enter what people say';
export const sayingTooShort = 'A saying has at least 2 characters, a letter among them';
export const sayingTooLong = 'A saying has at most 60 characters';
export const sayingMarks = "A saying has letters, digits, spaces and . ' & / + - only";
export const sayingWithNumber = 'A saying holds no phone number';
export const meaningMissing = 'Choose the trade or the place that is meant';
export const meaningTwice = 'Choose a trade or a place, not both';
export const weightOutOfRange = 'The weight must be above 0 and at most 1';
export const placeUnknown = 'Choose a city from the list';

export const sayingAdded = 'Saying added successfully';
export const sayingUpdated = 'Saying updated successfully';
export const sayingDeleted = 'Saying deleted successfully';
export const proposalRefused = 'This will not be proposed again';

export const sayingNotFound = 'Saying not found';
export const sayingKnown = 'This saying has this meaning already';
export const tooManySayings = 'There are 5,000 sayings of the team already. Delete some first';
export const sayingIsService = (service: string) => `“${service}” is a service itself: its name cannot mean something else`;
export const sayingIsPlace = (place: string) => `This is the name of ${place} already`;
export const sayingSaysNothing = 'These words say nothing of a trade or a place by themselves';
export const sayingIsName = (name: string) => `A business is called “${name}”`;
