import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { EmailText } from '#app/components/email-text.tsx';
import { inputClass } from '#app/components/field.tsx';
import { notify } from '#app/components/notify.ts';
import { showLongDate } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { roleHints, roleNames } from '#app/features/business-people/role-names.ts';
import { MEMBER_ROLES, type MemberRole } from '#shared/member-roles.ts';
import type { Person } from '#shared/schemas/business-people.ts';
import { peopleText as text } from '#shared/texts.ts';

const LOOKS = { joined: 'bg-leaf/12 text-leaf', invited: 'bg-amber/12 text-amber', ended: 'bg-sand-dark text-ink-soft' } as const;

const stateNames = { joined: () => text.joined, invited: () => text.invited, ended: () => text.ended };

/** Who works for the business and who is invited, each with what they may do. */
export function PersonList({ people }: { people: readonly Person[] }) {
  const { place, willChange } = useKeptFocus<HTMLUListElement>(people);
  if (people.length === 0) return <p className="text-ink-soft">{text.nobody}</p>;
  return (
    <ul ref={place} tabIndex={-1} aria-label={text.people} className="grid gap-4 outline-none">
      {people.map((person) => (
        // A role that was changed elsewhere is shown as it is by now.
        <li key={`${person._id} ${person.version}`} className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
          <PersonItem person={person} onChange={willChange} />
        </li>
      ))}
    </ul>
  );
}

function PersonItem({ person, onChange }: { person: Person; onChange: () => void }) {
  const { _id, name, contact, role, state, until, joinedAt, invitedBy } = person;
  const called = name || contact;
  const said = {
    joined: () => text.worksSince(showLongDate(joinedAt ?? until)),
    invited: () => text.invitedUntil(showLongDate(until)),
    ended: () => text.hasEnded(showLongDate(until)),
  }[state];
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-bold text-lg leading-snug wrap-anywhere">{name || <Contact of={contact} />}</h2>
        <span className={`rounded-full px-3 py-1 font-semibold text-sm ${LOOKS[state]}`}>{stateNames[state]()}</span>
      </div>
      {name && (
        <p className="text-ink-soft text-sm wrap-anywhere">
          <Contact of={contact} />
        </p>
      )}
      <p className="mt-1 text-ink-soft">{said()}</p>
      {invitedBy && <p className="text-ink-soft text-sm wrap-anywhere">{text.invitedBy(invitedBy)}</p>}
      {state === 'ended' ? (
        <p className="mt-2 font-semibold">{roleNames[role]()}</p>
      ) : (
        <RoleForm id={_id} role={role} version={person.version} called={called} onChange={onChange} />
      )}
      <RemovePerson id={_id} called={called} state={state} onRemove={onChange} />
    </>
  );
}

function Contact({ of }: { of: string }) {
  return of.includes('@') ? <EmailText email={of} /> : of;
}

interface RoleFormProps {
  id: string;
  role: MemberRole;
  version: number;
  called: string;
  /** Called when another role is stored: the row is made anew. */
  onChange: () => void;
}

function RoleForm({ id, role, version, called, onChange }: RoleFormProps) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(role);
  const change = useMutation({
    mutationFn: () => callApi('PUT /contractor/people/:id', { params: { id }, body: { role: chosen, version } }),
    onSuccess({ message }) {
      notify.success(message);
      onChange();
    },
    onError: ({ message }) => notify.error(message),
    // What somebody else has changed meanwhile is shown.
    onSettled: () => revalidate(),
  });
  return (
    <div className="mt-3 grid items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <label className="grid gap-1.5 font-semibold text-sm">
        <span>{withHidden(text.roleOf, called)}</span>
        <select
          value={chosen}
          disabled={!hydrated || change.isPending}
          onChange={({ currentTarget }) => setChosen(currentTarget.value as MemberRole)}
          className={`${inputClass} font-normal`}
        >
          {MEMBER_ROLES.map((each) => (
            <option key={each} value={each}>
              {roleNames[each]()}
            </option>
          ))}
        </select>
      </label>
      {chosen !== role && (
        <Button onClick={() => change.mutate()} busy={change.isPending} className="min-h-12">
          {withHidden(text.saveRole, called)}
        </Button>
      )}
      <p className="text-ink-soft text-sm sm:col-span-2">{roleHints[chosen]()}</p>
    </div>
  );
}

const REMOVAL = {
  joined: {
    press: (name: string) => text.remove(name),
    ask: (name: string) => text.askRemove(name),
    hint: () => text.removeHint,
    yes: () => text.yesRemove,
  },
  invited: {
    ...{ press: (name: string) => text.takeBack(name), ask: (name: string) => text.askTakeBack(name) },
    ...{ hint: () => text.takeBackHint, yes: () => text.yesTakeBack },
  },
  // Nobody can accept it any more: there is nothing to take back.
  ended: {
    press: (name: string) => text.takeOff(name),
    ask: (name: string) => text.askTakeOff(name),
    hint: () => text.takeOffHint,
    yes: () => text.yesTakeOff,
  },
};

interface RemovePersonProps {
  id: string;
  called: string;
  state: Person['state'];
  onRemove: () => void;
}

function RemovePerson({ id, called, state, onRemove }: RemovePersonProps) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const says = REMOVAL[state];
  const removal = useMutation({
    mutationFn: () => callApi('DELETE /contractor/people/:id', { params: { id } }),
    onSuccess({ message }) {
      notify.success(message);
      onRemove();
    },
    onError: ({ message }) => notify.error(message),
    onSettled: () => revalidate(),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={!hydrated}
        busy={removal.isPending}
        onClick={() => setAsked(true)}
        className="-mb-2 -ml-4 mt-1"
      >
        {withHidden(says.press, called)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={says.ask(called)}
        question={says.hint()}
        confirm={says.yes()}
        onConfirm={() => {
          // The password may be asked for next.
          setAsked(false);
          removal.mutate();
        }}
      />
    </>
  );
}
