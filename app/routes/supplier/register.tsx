import { AccountPage } from '#app/features/accounts/account-page.tsx';
import { AccountTabs } from '#app/features/accounts/account-tabs.tsx';
import { BusinessRegistrationForm } from '#app/features/accounts/business-registration-form.tsx';
import { OtherAccountPage } from '#app/features/accounts/other-account-page.tsx';
import { promises } from '#app/features/accounts/promises.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { accountsText, commonText } from '#shared/texts.ts';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: accountsText.listYourBusiness,
    description: accountsText.suppliersRegistrationDescription,
    path: '/supplier/register',
  });

export default function SupplierRegister() {
  return (
    <AccountPage
      title={accountsText.registerYourBusiness}
      lead={accountsText.publicOnceApproved}
      promise={promises.supplier()}
      back={{ to: '/', label: commonText.back }}
      tabs={<AccountTabs page="register" />}
      wide
    >
      <BusinessRegistrationForm />
      <OtherAccountPage question={accountsText.listedAlready} page="/supplier/login">
        {accountsText.logIn}
      </OtherAccountPage>
    </AccountPage>
  );
}
