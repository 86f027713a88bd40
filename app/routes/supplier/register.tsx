import { AccountPage } from '#app/features/accounts/account-page.tsx';
import { AccountTabs } from '#app/features/accounts/account-tabs.tsx';
import { BusinessRegistrationForm } from '#app/features/accounts/business-registration-form.tsx';
import { OtherAccountPage } from '#app/features/accounts/other-account-page.tsx';
import { promises } from '#app/features/accounts/promises.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { PhoneLogin } from '#app/features/phone-codes/phone-login.tsx';
import { ShortWay } from '#app/features/phone-codes/short-way.tsx';
import { useByCode } from '#app/features/phone-codes/use-by-code.ts';
import { WayChoice } from '#app/features/phone-codes/way-choice.tsx';
import { accountsText, commonText, phoneCodesText } from '#shared/texts.ts';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: accountsText.listYourBusiness,
    description: accountsText.suppliersRegistrationDescription,
    path: '/supplier/register',
  });

export default function SupplierRegister() {
  const byCode = useByCode();
  return (
    <AccountPage
      title={accountsText.registerYourBusiness}
      lead={accountsText.publicOnceApproved}
      promise={promises.supplier()}
      back={{ to: '/', label: commonText.back }}
      tabs={<AccountTabs page="register" />}
      wide
    >
      <WayChoice label={phoneCodesText.howToRegister} usual={phoneCodesText.byForm} />
      {!byCode && <ShortWay />}
      {byCode ? <PhoneLogin way="supplier" otherwise={phoneCodesText.whatElseRegister} /> : <BusinessRegistrationForm />}
      <OtherAccountPage question={accountsText.listedAlready} page="/supplier/login">
        {accountsText.logIn}
      </OtherAccountPage>
    </AccountPage>
  );
}
