import { expect, test } from 'vitest';
import { withLanguage } from '#server/base/language.ts';
import { enquiryReceivedMail } from '#server/mail/templates/enquiry-received.ts';
import { planReceiptMail } from '#server/mail/templates/plan-receipt.ts';
import { resetCodeMail } from '#server/mail/templates/reset-code.ts';
import { welcomeMail } from '#server/mail/templates/welcome.ts';
import { noFacts } from '#tests/factories/enquiry.ts';

const publicUrl = 'https://nirmaan.example';

test('an enquiry shows who writes what, and leads to the inbox', () => {
  const { subject, text, html } = enquiryReceivedMail({
    businessName: 'Deccan Roofs',
    name: 'Meera',
    phoneNo: '9876543210',
    email: 'meera@example.in',
    message: 'One\nTwo & three',
    ...noFacts,
    language: 'en',
    publicUrl,
  });
  expect(subject).toBe('Enquiry for Deccan Roofs from Meera');
  expect(text).not.toContain('Asked in');
  for (const part of ['One\nTwo & three', '+91 9876543210', 'meera@example.in', `${publicUrl}/profilesupplier`])
    expect(text).toContain(part);
  for (const part of ['One<br>Two &amp; three', 'tel:+919876543210', 'mailto:meera@example.in']) expect(html).toContain(part);
});

test('a general enquiry names no business and leads to no inbox', () => {
  const { subject, text } = enquiryReceivedMail({
    businessName: null,
    name: 'Meera',
    phoneNo: '1',
    email: 'm@example.in',
    message: 'Hi',
    ...noFacts,
    language: 'hi',
    publicUrl,
  });
  expect(subject).toBe('General enquiry from Meera');
  expect(text).toMatch(/^Asked in Hindi\n\nMeera writes:/);
  expect(text).not.toContain('profilesupplier');
});

test('a reset shows the code, the link and how long they are valid', () => {
  const mail = resetCodeMail({ userName: 'Asha', code: '0427', linkUrl: `${publicUrl}/user/forgot-password/link?reset=r`, minutes: 10 });
  for (const part of ['0427', '10 minutes', `${publicUrl}/user/forgot-password/link?reset=r`]) {
    expect(mail.text).toContain(part);
    expect(mail.html).toContain(part);
  }
  expect(mail.subject).not.toContain('0427');
});

test('a welcome tells users and businesses what comes next', () => {
  expect(welcomeMail({ kind: 'user', url: `${publicUrl}/prove-email?proof=p`, days: 7 }).text).toContain('write reviews');
  expect(welcomeMail({ kind: 'contractor', url: `${publicUrl}/prove-email?proof=p`, days: 7 }).text).toContain('waiting for approval');
});

test('a receipt says what was paid when in India, what it gives, and whether the money goes back', () => {
  const paid = { name: 'Asha', orderId: 'o1', amount: 99, paidAt: new Date('2026-11-20T20:00:00Z'), publicUrl };
  const user = planReceiptMail({ ...paid, kind: 'user', isRefunded: false }).text;
  for (const part of ['Hello Asha', 'One-Time Plan', 'Rs 99', '21 November 2026', 'Order: o1', 'phone numbers'])
    expect(user).toContain(part);
  const hindi = withLanguage('hi', () => planReceiptMail({ ...paid, kind: 'user', isRefunded: false })).text;
  for (const part of ['नमस्ते Asha', '₹99', '21 नवंबर 2026 को रात 1:30 बजे']) expect(hindi).toContain(part);
  expect(planReceiptMail({ ...paid, kind: 'contractor', isRefunded: false }).text).toContain('Plan member');
  expect(planReceiptMail({ ...paid, kind: 'user', isRefunded: true }).text).toContain('send the money back');
});
