import { Link } from 'react-router';
import { AccountPage } from '#app/features/accounts/account-page.tsx';
import { AccountTabs } from '#app/features/accounts/account-tabs.tsx';
import { BusinessRegistrationForm } from '#app/features/accounts/business-registration-form.tsx';
import { promises } from '#app/features/accounts/promises.ts';
import { useReturnPath } from '#app/features/accounts/return-path.ts';
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
  const { search, state } = useReturnPath();
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
      <p className="mt-6 text-center">
        Listed already?{' '}
        <Link
          to={`/supplier/login${search}`}
          state={state}
          className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
        >
          Log in
        </Link>
      </p>
    </AccountPage>
  );
}
