import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { inputClass } from '#app/components/field.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { X } from '#app/components/icons.ts';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { showDay } from '#app/features/businesses/show-hours.ts';
import type { HoursEntryState } from '#app/features/profile-edit/use-hours-entry.ts';
import type { HoursRow } from '#shared/hours-rows.ts';
import { choicesText, profileEditText } from '#shared/texts.ts';

const DAY = 1_440;
const STEP = 30;
const ALL_DAY = 'all';
/** So many different times are asked for by ticks; who has more types them. */
const MOST_ROWS = 7;

interface HoursEntryProps {
  form: CheckedForm<'openingHours'>;
  hours: HoursEntryState;
}

/** Opening hours: days to tick with two times each, and the same in words, which may be typed as well. */
export function HoursEntry({ form, hours }: HoursEntryProps) {
  const hydrated = useHydrated();
  const tick = (change: () => void) => {
    change();
    form.forgive('openingHours');
  };
  return (
    <div className="grid gap-3">
      {hydrated && (
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-1.5 font-semibold text-sm">{profileEditText.openingHours}</legend>
          {hours.rows.map((row, at) => (
            <HoursRowEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
              key={at}
              row={row}
              place={at + 1}
              onChange={(change) => tick(() => hours.set(at, change))}
              {...(hours.rows.length > 1 ? { onRemove: () => tick(() => hours.remove(at)) } : {})}
            />
          ))}
          {hours.overlaps && (
            <p role="alert" className="font-medium text-danger text-sm">
              {profileEditText.timesOverlap}
            </p>
          )}
          {hours.rows.length < MOST_ROWS && (
            <Button variant="quiet" size="sm" onClick={hours.add} className="-ml-3 justify-self-start px-3! text-left">
              {profileEditText.addTimes}
            </Button>
          )}
        </fieldset>
      )}
      <CheckedEntry
        form={form}
        name="openingHours"
        label={hydrated ? profileEditText.hoursInWords : profileEditText.openingHours}
        hint={profileEditText.suchAsHours}
        value={hours.text}
        onWrite={hours.write}
        onLeave={hours.leave}
        maxLength={300}
        autoComplete="off"
        optional
      />
    </div>
  );
}

interface HoursRowEntryProps {
  row: HoursRow;
  place: number;
  onChange: (change: Partial<HoursRow>) => void;
  onRemove?: () => void;
}

function HoursRowEntry({ row: { days, opens, closes }, place, onChange, onRemove }: HoursRowEntryProps) {
  const isAllDay = opens === 0 && closes === DAY;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within one has no more to say
    <div role="group" aria-label={profileEditText.timesOf(place)} className="grid gap-2">
      <div className="flex flex-wrap gap-1">
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <label
            key={day}
            className="grid min-h-14 min-w-8.5 flex-1 cursor-pointer content-center justify-items-center gap-1 rounded-lg border border-cement bg-white text-sm leading-tight hover:border-ink has-checked:border-brick has-checked:bg-brick/6 has-checked:font-semibold"
          >
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ days: checked ? [...days, day].sort() : days.filter((other) => other !== day) })
              }
              className="size-5 accent-brick"
            />
            <span>{showDay(day)}</span>
          </label>
        ))}
      </div>
      <div className="flex items-center gap-2">
        <select
          aria-label={profileEditText.opensAt}
          value={isAllDay ? ALL_DAY : opens}
          onChange={({ currentTarget: { value } }) => {
            if (value === ALL_DAY) return onChange({ opens: 0, closes: DAY });
            onChange({ opens: Number(value), ...(isAllDay ? { closes: 1_200 } : {}) });
          }}
          className={`${inputClass} min-w-0 flex-1 px-2!`}
        >
          <option value={ALL_DAY}>{choicesText.allDayLong}</option>
          {timesFrom(0, opens).map((minute) => (
            <option key={minute} value={minute}>
              {choicesText.clock(minute)}
            </option>
          ))}
        </select>
        {!isAllDay && (
          <>
            <span aria-hidden>–</span>
            <select
              aria-label={profileEditText.closesAt}
              value={closes}
              onChange={({ currentTarget: { value } }) => onChange({ closes: Number(value) })}
              className={`${inputClass} min-w-0 flex-1 px-2!`}
            >
              {timesFrom(opens + STEP, closes)
                .filter((minute) => minute > opens && minute < opens + DAY && !(opens === 0 && minute === DAY))
                .map((minute) => (
                  <option key={minute} value={minute}>
                    {minute > DAY ? profileEditText.nextDay(choicesText.clock(minute - DAY)) : choicesText.clock(minute)}
                  </option>
                ))}
            </select>
          </>
        )}
        {onRemove && (
          <IconButton label={profileEditText.removeTimes(place)} onClick={onRemove}>
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
    </div>
  );
}

/** Each half hour of a day from a time on, and the one that is chosen, which may lie between. */
function timesFrom(first: number, chosen: number): number[] {
  const begin = Math.floor(first / STEP) * STEP;
  const halves = Array.from({ length: DAY / STEP }, (_, step) => begin + step * STEP);
  return [...new Set([...halves, chosen])].sort((one, other) => one - other);
}
