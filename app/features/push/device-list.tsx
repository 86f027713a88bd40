import { Button } from '#app/components/button.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import type { PushDevice } from '#shared/schemas/web-push.ts';
import { pushText } from '#shared/texts.ts';

interface DeviceListProps {
  devices: PushDevice[];
  /** The one that is looked at. */
  here: string | undefined;
  busy: boolean;
  onRemove: (id: string) => void;
  onRemoveAll: () => void;
}

/** The devices that tell of new enquiries, each with a way to turn it off; nothing where there is but this one. */
export function DeviceList({ devices, here, busy, onRemove, onRemoveAll }: DeviceListProps) {
  if (devices.every(({ _id }) => _id === here)) return null;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sm underline underline-offset-4">
        {pushText.onDevices(devices.length)}
      </summary>
      <ul className="grid gap-2">
        {devices.map(({ _id, name, addedAt }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-sand-dark border-t pt-2">
            <span className="min-w-0 wrap-anywhere">
              <span>{_id === here ? pushText.thisDevice(name || pushText.device) : name || pushText.device}</span>
              <span className="block text-ink-soft text-sm">{pushText.since(showMoment(addedAt))}</span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              disabled={busy}
              onClick={() => onRemove(_id)}
              aria-label={name ? pushText.turnOffOn(name) : pushText.turnOffOnDevice}
            >
              {pushText.turnOff}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" disabled={busy} onClick={onRemoveAll} className="mt-3">
        {pushText.turnOffEverywhere}
      </Button>
    </details>
  );
}
