import { AccountPage } from '#app/features/accounts/account-page.tsx';
import { AccountTabs } from '#app/features/accounts/account-tabs.tsx';
import { BusinessRegistrationForm } from '#app/features/accounts/business-registration-form.tsx';
import { OtherAccountPage } from '#app/features/accounts/other-account-page.tsx';
import { promises } from '#app/features/accounts/promises.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'List your business',
    description:
      'Register your construction or material business free of charge: a page of its own with photos, price and reviews, and enquiries from people near you.',
    path: '/supplier/register',
  });

export default function SupplierRegister() {
  return (
    <AccountPage
      title="Register your business"
      lead="Your listing becomes public as soon as our team has approved it."
      promise={promises.supplier}
      back={{ to: '/', label: 'Back' }}
      tabs={<AccountTabs page="register" />}
      wide
    >
      <BusinessRegistrationForm />
      <OtherAccountPage question="Listed already?" page="/supplier/login">
        Log in
      </OtherAccountPage>
    </AccountPage>
  );
}
