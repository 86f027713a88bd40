import { useNavigate } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { entriesIn, type RefusedForm } from '#app/components/form-action.ts';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { notify } from '#app/components/notify.ts';
import { type CheckedForm, useCheckedForm } from '#app/components/use-checked-form.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { FactEntries } from '#app/features/enquiries/fact-entries.tsx';
import { AnswersComeTo } from '#app/features/message-choices/answers-come-to.tsx';
import { PhotoField } from '#app/features/pictures/photo-field.tsx';
import { usePictureList } from '#app/features/profile-edit/use-picture-list.ts';
import { MatchChoice } from '#app/features/requirements/match-choice.tsx';
import { limits } from '#shared/limits.ts';
import { budgets, timings } from '#shared/requirement-choices.ts';
import type { Match, RequirementForm } from '#shared/schemas/requirements.ts';
import { commonText, requirementMessages, requirementsText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/requirements.ts').then(({ requirementInput }) => requirementInput);

export interface RequestFormProps {
  form: RequirementForm;
  /** Whom the visitor asks. */
  chosen: readonly string[];
  onToggle: (id: string) => void;
  /** Called with those to whom it has been sent. */
  onSent: (ids: readonly string[]) => void;
  service: string;
  place: string;
  /** A try without script. */
  refused: RefusedForm | undefined;
}

/** The request itself: to whom it goes, what is to be done, and how the writer is reached. */
export function RequestForm({ form: offered, chosen, onToggle, onSent, service, place, refused }: RequestFormProps) {
  const entered = refused?.entries.length ? Object.fromEntries(refused.entries) : undefined;
  const draft = useDraft('request');
  const photos = usePictureList([], { most: limits.requirement.pictures, tooMany: requirementMessages.tooManyPhotos, draft });
  const navigate = useNavigate();
  const shown = joinMatches(offered.chosen, offered.matches ?? []);
  const sent = chosen.filter((id) => shown.some(({ business }) => business._id === id));
  const form = useCheckedForm({
    loadSchema,
    draft,
    emptyAtFields: ['timing', 'phoneNo'],
    known: refused && { errors: refused.errors, entries: { ...entered, businesses: entriesIn(refused, 'businesses') } },
    extra: { businesses: sent, images: photos.chosen.map(({ source }) => source) },
    send: (body, sendKey) => callApi('POST /requirement/send', { body: { ...body, sendKey } }),
    onSent: async ({ address, message }, { email }) => {
      notify.success(message);
      onSent(sent);
      await navigate(address, { state: { mailedTo: email } });
    },
  });
  const toggle = (id: string) => {
    form.forgive('businesses');
    onToggle(id);
  };
  const known = useKnownEntries(entered);
  return (
    <AccountForm {...form.formEvents} className="relative grid gap-8" preventScrollReset>
      <input type="hidden" name="sendKey" value={entered?.sendKey ?? offered.sendKey} />
      <input type="hidden" name="service" value={service} />
      <input type="hidden" name="place" value={place} />
      <MatchChoice service={service} matches={shown} chosen={sent} onToggle={toggle} error={form.errorOf('businesses')} />
      <KeptDraft draft={draft} onDiscard={photos.discard} className="grid gap-8 lg:grid-cols-2 [&>[role=status]]:lg:col-span-2">
        <div className="grid content-start gap-4">
          <h2 className="font-bold text-xl">{requirementsText.whatIsToBeDone}</h2>
          <CheckedEntry
            form={form}
            name="work"
            label={requirementsText.theWork}
            rows={5}
            maxLength={3_000}
            defaultValue={known.work ?? ''}
          />
          <FactEntries form={form} entries={known} />
          <Choice
            form={form}
            name="timing"
            label={requirementsText.when}
            options={timings}
            initial={known.timing}
            empty={requirementsText.pleaseChoose}
          />
          <Choice
            form={form}
            name="budget"
            label={requirementsText.budgetOptional}
            options={budgets}
            initial={known.budget}
            empty={requirementsText.notKnownYet}
          />
          <PhotoField
            pictures={photos}
            most={limits.requirement.pictures}
            hint={requirementsText.whoSeesPhotos}
            refused={form.errorOf('images')}
          />
        </div>
        <div className="grid content-start gap-4">
          <h2 className="font-bold text-xl">{requirementsText.howTheyReachYou}</h2>
          <CheckedEntry form={form} name="name" label={commonText.name} autoComplete="name" defaultValue={known.name ?? ''} />
          <CheckedEntry
            form={form}
            name="email"
            label={commonText.email}
            type="email"
            autoComplete="email"
            defaultValue={known.email ?? ''}
          />
          <CheckedEntry
            form={form}
            name="phoneNo"
            label={requirementsText.phoneOptional}
            type="tel"
            autoComplete="tel"
            optional
            defaultValue={known.phoneNo ?? ''}
          />
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name="sharePhone" defaultChecked={known.sharePhone === 'on'} className="size-6 shrink-0 accent-brick" />
            <span>{requirementsText.passPhoneOn}</span>
          </label>
          <AnswersComeTo />
          <p className="text-ink-soft text-sm leading-relaxed">{requirementsText.consent}</p>
        </div>
      </KeptDraft>
      <Honeypot />
      <div>
        <FormNotice form={form} className="mb-3" />
        <Button type="submit" size="lg" busy={form.sending || photos.busy} className="max-sm:w-full">
          {sent.length > 1 ? requirementsText.sendToMany(sent.length) : requirementsText.sendRequest}
        </Button>
      </div>
    </AccountForm>
  );
}

interface ChoiceProps<Name extends string> {
  form: CheckedForm<Name>;
  name: NoInfer<Name>;
  label: string;
  options: Record<string, string>;
  initial: string | undefined;
  empty: string;
}

function Choice<Name extends string>({ form, name, label, options, initial = '', empty }: ChoiceProps<Name>) {
  return (
    <Field label={label} error={form.errorOf(name)}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
          defaultValue={initial}
          aria-invalid={form.isWrong(name) || undefined}
          className={`${inputClass} cursor-pointer`}
        >
          <option value="">{empty}</option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function joinMatches(given: readonly Match[], matches: readonly Match[]): Match[] {
  return [...given, ...matches.filter(({ business }) => !given.some((other) => other.business._id === business._id))];
}

/** What was entered before, else what an account tells of the sender. */
function useKnownEntries(entered: Record<string, string> | undefined): Record<string, string> {
  const account = useAccount();
  if (entered) return entered;
  if (account.kind === 'user') return { name: account.user.userName, email: account.user.email ?? '' };
  return account.kind === 'contractor' ? { name: account.contractor.name } : {};
}
