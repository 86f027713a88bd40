import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { notify } from '#app/components/notify.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { DeviceList } from '#app/features/push/device-list.tsx';
import {
  nameDevice,
  readFingerprint,
  readPushState,
  subscribeHere,
  unsubscribeHere,
  wantsHomeScreen,
} from '#app/features/push/this-device.ts';
import { consentsText, pageMessages as messages, pushText } from '#shared/texts.ts';

/** Where an owner has new enquiries told on this device, and takes that back on each of theirs. */
export function PushPanel() {
  const account = useAccount();
  const isApproved = account.kind === 'contractor' && account.contractor.status === 'approved';
  const { data, refetch } = useQuery({
    queryKey: ['push'],
    queryFn: async () => {
      const [settings, fingerprint] = await Promise.all([callApi('GET /contractor/push', {}), readFingerprint()]);
      return { ...settings, here: settings.devices.find((device) => device.fingerprint === fingerprint), state: readPushState() };
    },
  });
  const turn = useMutation({
    mutationFn: async (change: () => Promise<string | undefined>) => {
      const told = await change();
      if (told) notify.success(told);
    },
    onError: ({ message }) => notify.error(message || messages.somethingWentWrong),
    onSettled: () => refetch(),
  });
  if (!data) return null;
  const { publicKey, devices, here, state } = data;

  async function turnOn() {
    const subscription = await subscribeHere(publicKey);
    if (!subscription) return undefined;
    const { endpoint = '', keys = {} } = subscription;
    const body = { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }, name: nameDevice() };
    return (await callApi('POST /contractor/push/devices', { body })).message;
  }

  async function turnOff(id: string) {
    const { message } = await callApi('DELETE /contractor/push/devices/:id', { params: { id } });
    if (id === here?._id) await unsubscribeHere();
    return message;
  }

  async function turnAllOff() {
    const { message } = await callApi('DELETE /contractor/push/devices', {});
    if (here) await unsubscribeHere();
    return message;
  }

  if (state === 'impossible' && devices.length === 0 && !wantsHomeScreen()) return null;
  return (
    <section aria-label={pushText.notifications} className="mb-5 rounded-xl border border-sand-dark bg-paper p-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-[min(13rem,100%)] flex-1">
          {state === 'possible' && !here && !isApproved ? pushText.onceApproved : sayState(state, here !== undefined)}
        </p>
        {state === 'possible' && !here && isApproved && (
          <Button size="sm" busy={turn.isPending} onClick={() => turn.mutate(turnOn)}>
            {pushText.turnOn}
          </Button>
        )}
        {here && (
          <Button variant="secondary" size="sm" busy={turn.isPending} onClick={() => turn.mutate(() => turnOff(here._id))}>
            {pushText.turnOffHere}
          </Button>
        )}
      </div>
      <DeviceList
        devices={devices}
        here={here?._id}
        busy={turn.isPending}
        onRemove={(id) => turn.mutate(() => turnOff(id))}
        onRemoveAll={() => turn.mutate(turnAllOff)}
      />
    </section>
  );
}

function sayState(state: ReturnType<typeof readPushState>, isOn: boolean) {
  if (isOn) return pushText.isOn;
  if (state === 'blocked') return pushText.isBlocked;
  if (state === 'possible') return consentsText.webPushNotice;
  return wantsHomeScreen() ? pushText.wantsHomeScreen : pushText.isImpossible;
}
