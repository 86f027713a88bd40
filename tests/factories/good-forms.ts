// What somebody who makes no mistake enters.

export const reviewForm = { name: 'Asha', email: 'asha@example.in', description: 'Dry since June', rating: 5 };
export const priceForm = { material: 'River sand', price: 62, price_unit: 'per cubic foot', city: 'Pune' };
export const blogForm = { title: 'Cool roofs', short_description: 'White paint helps', description: 'Paint it white.' };
export const ownProfileForm = {
  name: 'Deccan Terrace Care',
  service: 'Waterproofing',
  address: 'Karve Road, Kothrud',
  city: 'Pune',
  state: 'Maharashtra',
  shortDescription: 'Leaks found and stopped',
  email: 'deccan@example.in',
  phoneNo: '9822012345',
  description: 'Terraces, bathrooms and basements.',
};

export const newsletterForm = { subject: 'Prices', text: 'Cement is cheaper.' };

/** What an operator has registered for a message of one value, {time}. */
export const templateForm = {
  ...{ text: 'Messages of Nirmaan work. This one was sent at {time}', contentType: 'service_implicit' },
  ...{ entityId: '1201159100000000001', header: 'NIRMAN', templateId: '1107160000000000001' },
  ...{ gatewayTemplate: '', whatsappName: '' },
};
