import { type ReactNode, useEffect, useRef } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button, buttonClass } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { lazily } from '#app/components/lazily.tsx';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import type { Busy } from '#app/components/use-busy.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { AccountNotice } from '#app/features/accounts/account-notice.tsx';
import { AgeRow } from '#app/features/accounts/age-row.tsx';
import { LoginName } from '#app/features/accounts/login-name.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { useReturnPath } from '#app/features/accounts/return-path.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useSignedIn } from '#app/features/accounts/use-signed-in.ts';
import { type PhoneWay, phoneWays, wayOf } from '#app/features/phone-codes/phone-calls.ts';
import type { OfferedAccount, PhoneLogin, PhoneStep } from '#shared/schemas/phone-codes.ts';
import { accountsText, commonText, phoneCodesText } from '#shared/texts.ts';

const loadLoginSchema = () => import('#shared/schemas/phone-codes.ts').then(({ phoneLogin }) => phoneLogin);
const loadRegistrationSchema = () => import('#shared/schemas/phone-codes.ts').then(({ phoneRegistration }) => phoneRegistration);

interface NextStepProps {
  way: PhoneWay;
  step: PhoneStep;
  /** The number that the code has proven. */
  phoneNo: string;
  remember: boolean;
  /** Of the number's answers. */
  busy: Busy;
  onStep: (step: PhoneStep) => unknown;
  onStartAgain: () => void;
}

/** What is asked for after a right code, before somebody is in. */
export function NextStep(props: NextStepProps) {
  const { step, way, busy, onStartAgain } = props;
  const accounts = step.accounts ?? [];
  // Users may share a number; a business has its own.
  const mayBeginAnew = way === 'user' || (accounts.length > 0 && accounts.every(({ kind }) => kind === 'user'));
  return (
    <>
      <Asked {...props} key={step.next} />
      {(step.next === 'choose' || step.next === 'user_name' || step.next === 'mail') && mayBeginAnew && (
        <Button
          variant={way === 'user' ? 'quiet' : 'primary'}
          size={way === 'user' ? 'md' : 'lg'}
          disabled={busy.isBusy}
          onClick={() => props.onStep({ ...step, next: 'register', accounts })}
          className="mt-3 w-full"
        >
          {way === 'user' ? phoneCodesText.makeNewAccount : phoneCodesText.listWithNumber}
        </Button>
      )}
      <Button variant="quiet" disabled={busy.isBusy} onClick={onStartAgain} className="mt-1 w-full">
        {phoneCodesText.anotherNumber}
      </Button>
    </>
  );
}

function Asked(props: NextStepProps) {
  const { step, way } = props;
  const { search, state } = useReturnPath();
  switch (step.next) {
    case 'choose':
      return <Choice {...props} />;
    case 'password':
      return <PasswordStep {...props} />;
    case 'user_name':
      return <NameStep {...props} />;
    case 'mail':
      return (
        <Explained title={phoneCodesText.mailToo} why={phoneCodesText.whyMail}>
          <Link to={forgotOf(props) + search} state={state} className={`${buttonClass({ size: 'lg' })} w-full`}>
            {phoneCodesText.setByMail}
          </Link>
        </Explained>
      );
    case 'team':
      return (
        <Explained title={phoneCodesText.teamToo} why={phoneCodesText.whyTeam}>
          <Link to="/contact" className={`${buttonClass({ size: 'lg' })} w-full`}>
            {phoneCodesText.writeToUs}
          </Link>
        </Explained>
      );
    default:
      return way === 'user' ? <NewUser {...props} /> : <NoBusiness {...props} />;
  }
}

/** A heading that takes the focus as the step comes, and why there is one more. */
function Explained({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-bold text-xl outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{why}</p>
      <div>{children}</div>
    </>
  );
}

/** Goes on with the permission of the code, and what was asked for beside it. */
function useGoOn({ way, remember, busy }: NextStepProps) {
  return (said: PhoneLogin) => busy.during(callApi(`POST ${phoneWays[way].calls}/login`, { body: { ...said, remember } }));
}

/** The account that was chosen stays so through what is asked for it. */
function chosenOf({ accounts }: PhoneStep): Pick<PhoneLogin, 'accountId'> {
  return accounts?.length === 1 && accounts[0] ? { accountId: accounts[0]._id } : {};
}

/** Where a new password is set: by the kind of the account, which may not be the one that was looked for here. */
function forgotOf({ step, way }: NextStepProps): string {
  const [chosen] = step.accounts ?? [];
  return chosen ? wayOf(chosen.kind).forgot : phoneWays[way].forgot;
}

function Choice(props: NextStepProps) {
  const { step, way, busy, onStep } = props;
  const accounts = step.accounts ?? [];
  const goOn = useGoOn(props);
  const choose = async (account: OfferedAccount) => {
    try {
      const next = await goOn({ accountId: account._id });
      await onStep({ ...next, accounts: [account] });
    } catch (failure) {
      notify.error((failure as Error).message);
    }
  };
  return (
    <Explained title={phoneCodesText.whichAccount} why={sayWhose(way, accounts)}>
      <ul className="grid gap-3">
        {accounts.map((account) => (
          <li key={account._id}>
            <Button
              variant="secondary"
              size="lg"
              disabled={busy.isBusy}
              onClick={() => void choose(account)}
              className="w-full justify-start py-3 text-left leading-tight"
            >
              <span className="min-w-0 wrap-anywhere">{account.name ?? phoneCodesText.earlierAccount}</span>
              <span className="ml-auto font-normal text-sm">
                {account.kind === 'user' ? phoneCodesText.userAccount : phoneCodesText.businessAccount}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Explained>
  );
}

/** Where one account is offered it is of the kind that was not looked for here. */
function sayWhose(way: PhoneWay, accounts: readonly OfferedAccount[]): string {
  if (accounts.length > 1) return phoneCodesText.severalAccounts;
  return way === 'user' ? phoneCodesText.ofBusiness : phoneCodesText.ofUser;
}

function PasswordStep(props: NextStepProps) {
  const { step, phoneNo, onStep } = props;
  const { search, state } = useReturnPath();
  const goOn = useGoOn(props);
  const form = useCheckedForm({
    loadSchema: loadLoginSchema,
    send: ({ password }) => goOn({ ...chosenOf(step), password: password ?? '' }),
    onSent: (next) => onStep({ ...step, ...next }),
  });
  return (
    <Explained title={phoneCodesText.passwordToo} why={phoneCodesText.whyPassword}>
      <form method="post" {...form.formEvents} className="grid gap-5">
        <LoginName name={phoneNo} />
        <PasswordField form={form} name="password" label={commonText.password} autoComplete="current-password" />
        <SubmitRow form={form} label={accountsText.logIn} busyLabel={accountsText.loggingIn} />
      </form>
      <Link
        to={forgotOf(props) + search}
        state={state}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-brick underline-offset-4 hover:underline"
      >
        {accountsText.forgotPassword}
      </Link>
    </Explained>
  );
}

function NameStep(props: NextStepProps) {
  const { step, onStep } = props;
  const goOn = useGoOn(props);
  const form = useCheckedForm({
    loadSchema: loadLoginSchema,
    send: ({ userName }) => goOn({ ...chosenOf(step), userName: userName ?? '' }),
    onSent: (next) => onStep({ ...step, ...next }),
  });
  return (
    <Explained title={phoneCodesText.nameToo} why={phoneCodesText.whyName}>
      <form method="post" {...form.formEvents} className="grid gap-5">
        <CheckedEntry form={form} name="userName" label={accountsText.userName} type="text" autoComplete="username" autoCapitalize="none" />
        <SubmitRow form={form} label={accountsText.logIn} busyLabel={accountsText.loggingIn} />
      </form>
    </Explained>
  );
}

/** A name is all that an account needs besides the number. */
function NewUser({ step, remember, busy }: NextStepProps) {
  const form = useCheckedForm({
    loadSchema: loadRegistrationSchema,
    send: ({ userName, adult }) => busy.during(callApi('POST /user/phone/register', { body: { userName, adult, remember } })),
    onSent: useSignedIn(),
  });
  return (
    <Explained title={phoneCodesText.whatIsYourName} why={step.accounts ? phoneCodesText.besideTheOther : phoneCodesText.noAccountYet}>
      <form method="post" {...form.formEvents} className="grid gap-5">
        <CheckedEntry
          form={form}
          name="userName"
          label={accountsText.userName}
          hint={phoneCodesText.nameIsPublic}
          type="text"
          autoComplete="nickname"
        />
        <AgeRow form={form} />
        <AccountNotice>{phoneCodesText.consent}</AccountNotice>
        <SubmitRow form={form} label={commonText.register} busyLabel={accountsText.registering} />
      </form>
    </Explained>
  );
}

const NewBusiness = lazily(async () => (await import('#app/features/phone-codes/new-business.tsx')).NewBusiness);

/** A business that has no number here yet is listed where it stands, by three more fields. */
function NoBusiness({ remember, busy }: NextStepProps) {
  return (
    <Explained title={accountsText.listYourBusiness} why={phoneCodesText.noBusinessYet}>
      <NewBusiness remember={remember} busy={busy} />
    </Explained>
  );
}
