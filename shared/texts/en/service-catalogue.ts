/** The services of the catalogue in the back office. */

export const services = 'Services';
export const addService = 'Add Service';
export const editService = 'Edit Service';
export const deleteService = 'Delete service';
export const reallyDelete = (service: string) =>
  `Are you sure you want to delete the service “${service}”? You can bring it back for 30 days, under Removed.`;
export const nameOrCategory = 'Name or category';
export const category = 'Category';
export const serviceName = 'Service Name';
export const nameInEnglish = 'Name shown in English';
export const shownInEnglish = 'What pages in English show in its place. It may stay empty.';
export const selectCategory = 'Select a category';
export const businessesTakeOn = 'Businesses of this service take on its new name.';

// One that businesses use.
export const isInUse = 'This service is in use';
/** @param usage how many businesses use it, as the server says it. */
export const deleteWhatIsUsed = (usage: string, service: string) =>
  `${usage}. They keep “${service}” as a service of their own. Do you want to delete it all the same?`;
export const deleteAllTheSame = 'Delete all the same';
