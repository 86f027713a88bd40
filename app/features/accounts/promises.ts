/** What each kind of account is good for, beside its forms. */
export const promises = {
  user: {
    title: 'Find the people who build well.',
    points: ['See phone numbers and call directly', 'Like the businesses you want to remember', 'Write reviews that help others choose'],
  },
  supplier: {
    title: 'Be found by people who build.',
    points: [
      'A page of your own with photos, price and description',
      'Enquiries straight from your customers',
      'No commission on the work you win',
    ],
  },
} as const;
