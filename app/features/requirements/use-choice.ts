import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { noteInHistory } from '#app/components/note-in-history.ts';
import { collected } from '#app/features/requirements/collected.ts';
import { QUOTES_PATH, quotesAddress, quotesQuery } from '#app/features/requirements/quotes-address.ts';
import type { Point } from '#shared/distance.ts';
import type { RequirementForm } from '#shared/schemas/requirements.ts';

interface Choice {
  /** Ids of the businesses that are to be asked. */
  chosen: readonly string[];
  /** The address named more than there was room for. */
  isOverfull: boolean;
  toggle: (id: string) => void;
  /** Empties the choice of those that have been asked. */
  markSent: (ids: readonly string[]) => void;
}

interface ChoiceOptions {
  form: RequirementForm;
  place: string;
  /** Its point, where that is known. */
  at: Point | undefined;
  /** What a try without script had chosen. */
  tried: readonly string[] | undefined;
}

/**
 * Whom the visitor asks: what this browser has collected, together with what the page's address names. What was collected elsewhere, or
 * is in another tab meanwhile, is asked of the server; what it drops is collected no more.
 */
export function useChoice({ form: { sendKey, service, chosen, matches = [], dropped }, place, at, tried }: ChoiceOptions): Choice {
  const navigate = useNavigate();
  const page = useHref(QUOTES_PATH);
  const kept = collected.useKept();
  const given = tried ?? chosen.map(({ business }) => business._id);
  const [isOverfull, setOverfull] = useState<boolean>();
  const isMerged = isOverfull !== undefined;
  /** Those that the address may name still. */
  const takenOff = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form that the server gives
  useEffect(() => {
    collected.drop(dropped.map(({ id }) => id));
    const wanted = given.filter((id) => !takenOff.current.has(id) && !collected.read().includes(id));
    const added = wanted.toReversed().map((id) => collected.toggle(id));
    // The page is loaded again for what was collected elsewhere: what was said of the first stays until one is taken off.
    setOverfull((wasOverfull = false) => wasOverfull || added.includes(undefined));
  }, [sendKey]);

  const known = [...chosen, ...matches].map(({ business }) => business._id).concat(dropped.map(({ id }) => id));
  const isBehind = isMerged && kept.some((id) => !known.includes(id));
  const address = quotesAddress({ service, place, ...at, businesses: kept });
  useEffect(() => {
    if (isBehind) void navigate(address, { replace: true, preventScrollReset: true });
  }, [isBehind, address, navigate]);

  /** Whoever reloads the page or comes back to it finds what was chosen last; the router need not load it for that. */
  function noteInAddress() {
    const query = quotesQuery({ service, place, ...at, businesses: collected.read() });
    noteInHistory('replace', window.history.state, `${page}${query}`);
  }

  return {
    chosen: isMerged ? kept : given,
    isOverfull: isOverfull ?? false,
    toggle(id) {
      if (collected.toggle(id)) takenOff.current.delete(id);
      else takenOff.current.add(id);
      setOverfull(false);
      noteInAddress();
    },
    markSent(ids) {
      collected.drop(ids);
      noteInAddress();
    },
  };
}
