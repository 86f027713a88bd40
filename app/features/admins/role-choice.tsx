import { roleDuties, roleNames } from '#app/features/back-office/role-names.ts';
import { type TeamRole, teamRole } from '#shared/schemas/team-roles.ts';
import { adminsText } from '#shared/texts.ts';

/** One of the roles, each with what it is for. */
export function RoleChoice({ chosen }: { chosen: TeamRole }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-sm">{adminsText.role}</legend>
      {teamRole.options.map((role) => (
        <label
          key={role}
          className="flex min-h-12 cursor-pointer gap-3 rounded-lg border-2 border-sand-dark p-3 has-[:checked]:border-brick has-[:checked]:bg-sand/60"
        >
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} className="mt-0.5 size-5 shrink-0 accent-brick" />
          <span>
            <span className="block font-semibold">{roleNames[role]()}</span>
            <span className="block text-ink-soft text-sm">{roleDuties[role]()}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
