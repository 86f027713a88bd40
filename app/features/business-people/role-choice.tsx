import { roleHints, roleNames } from '#app/features/business-people/role-names.ts';
import { MEMBER_ROLES } from '#shared/member-roles.ts';
import { peopleText as text } from '#shared/texts.ts';

/** What somebody may do for the business, each with what that is. */
export function RoleChoice({ error }: { error: string | undefined }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{text.whatFor}</legend>
      <div className="grid gap-2">
        {MEMBER_ROLES.map((role) => (
          <label
            key={role}
            className="flex cursor-pointer items-start gap-3 rounded-lg border-2 border-sand-dark px-3.5 py-2.5 has-checked:border-ink"
          >
            <input
              type="radio"
              name="role"
              value={role}
              required
              aria-invalid={error ? true : undefined}
              className="mt-0.5 size-5 shrink-0 accent-brick"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{roleNames[role]()}</span>
              <span className="block text-ink-soft text-sm">{roleHints[role]()}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
      <p className="mt-2 text-ink-soft text-sm">{text.mayNever}</p>
    </fieldset>
  );
}
