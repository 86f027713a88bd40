import { redirect } from 'react-router';
import { entriesIn, formAction, keepForm, readEntries, refusedIn } from '#app/components/form-action.ts';
import { askContext } from '#app/context.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { ChoiceNotices } from '#app/features/requirements/choice-notices.tsx';
import { ChosenList } from '#app/features/requirements/chosen-list.tsx';
import { FindForm } from '#app/features/requirements/find-form.tsx';
import { RequestForm } from '#app/features/requirements/request-form.tsx';
import { useChoice } from '#app/features/requirements/use-choice.ts';
import { namesToKeep } from '#server/features/places/place-names.ts';
import { getRequirementForm } from '#server/features/requirements/get-requirement-form.ts';
import { sendRequirement } from '#server/features/requirements/send-requirement.ts';
import type { Point } from '#shared/distance.ts';
import { limits } from '#shared/limits.ts';
import { requirementInput } from '#shared/schemas/requirements.ts';
import { collectingText, requirementsText } from '#shared/texts.ts';
import type { Route } from './+types/get-quotes.ts';

/** Its form is counted with the call that does the same. */
export const handle = { formLimit: 'requirement' };

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: collectingText.getQuotes,
    description: requirementsText.getQuotesDescription,
    path: '/get-quotes',
  });
}

/** No point has more letters. */
const POINT_LETTERS = 24;

function readPoint(latitude: string, longitude: string): Point | undefined {
  const [lat, lng] = [Number(latitude || Number.NaN), Number(longitude || Number.NaN)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const read = (name: string, longest: number) => searchParams.get(name)?.trim().slice(0, longest) ?? '';
  const place = read('place', limits.searchText);
  const at = readPoint(read('lat', POINT_LETTERS), read('lng', POINT_LETTERS));
  const asked = { service: read('service', limits.service), place, at, businesses: searchParams.getAll('business') };
  const ask = context.get(askContext);
  const [form, { placeNames }] = await Promise.all([
    ask(({ context, viewer, lastWriteLsn }) => getRequirementForm(context, viewer, asked, lastWriteLsn)),
    namesToKeep({ written: place }),
  ]);
  return { place, placeNames, at, form };
}

/** Sends the request where no script does. */
export const action = formAction(async ({ context }: Route.ActionArgs, form) => {
  const ask = context.get(askContext);
  const sent = { ...Object.fromEntries(form), businesses: form.getAll('businesses'), images: [] };
  const input = readEntries(requirementInput, sent);
  const { address } = await ask(({ context, viewer, caller }) => sendRequirement(context, { viewer, caller }, input));
  return redirect(address);
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** One request to up to three businesses that the visitor chooses (docs/product/pages.md). */
export default function GetQuotes({ loaderData: { place, placeNames, at, form }, actionData }: Route.ComponentProps) {
  const { service, matches, dropped, refused } = form;
  const refusedForm = refusedIn(actionData);
  const choice = useChoice({ form, place, at, tried: refusedForm?.entries.length ? entriesIn(refusedForm, 'businesses') : undefined });
  const chosen = form.chosen.filter(({ business }) => choice.chosen.includes(business._id));
  const canSend = service !== '' && place !== '' && !refused;
  const canAsk = canSend && ((matches?.length ?? 0) > 0 || form.chosen.length > 0);
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <header className="max-w-prose">
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{collectingText.getQuotes}</h1>
        <p className="mt-3 text-ink-soft text-lg">{requirementsText.getQuotesIntroduction}</p>
      </header>
      <ChoiceNotices dropped={dropped} isOverfull={choice.isOverfull} />
      {!canAsk && chosen.length > 0 && <ChosenList chosen={chosen} onTakeOff={choice.toggle} />}
      <FindForm
        key={`${service}|${place}`}
        service={service}
        place={place}
        placeNames={placeNames}
        at={at}
        chosen={choice.chosen}
        refused={refused}
      />
      {canSend && !canAsk && <p className="rounded-lg bg-sand px-4 py-3">{requirementsText.nobodyNear}</p>}
      {canAsk && (
        <RequestForm
          form={form}
          chosen={choice.chosen}
          onToggle={choice.toggle}
          onSent={choice.markSent}
          service={service}
          place={place}
          refused={refusedForm}
        />
      )}
    </div>
  );
}
