import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { type Draft, forgetDraft, keepDraft, readDraft } from '#app/components/drafts.ts';
import { commonText } from '#shared/texts.ts';

interface KeptDraftProps {
  /** The form's name, with what it is about: `enquiry:…`. Whoever sends the form forgets its draft. */
  form: string;
  /** What the page keeps itself beside the fields, as far as it was changed; it reads the draft for it. */
  beside?: Draft;
  /** Puts back what the page keeps itself. */
  onDiscard?: () => void;
  className?: string;
  children: ReactNode;
}

const KEPT = 'textarea, input:not([type=password], [type=file], [type=hidden], [type=checkbox], [type=radio], [type=range], [readonly])';

/** Fields whose texts are kept while they are typed, and stand there again after the form was left without being sent. */
export function KeptDraft({ form, beside, onDiscard, className = '', children }: KeptDraftProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isBack, setBack] = useState(false);

  useLayoutEffect(() => {
    const draft = readDraft(form);
    if (!draft) return;
    for (const field of fieldsIn(place.current)) {
      const text = draft[field.name];
      // What was typed before the page's script ran is newer.
      if (text !== undefined && field.value === field.defaultValue) field.value = text;
    }
    setBack(true);
  }, [form]);

  function keep() {
    const typed = fieldsIn(place.current).filter(({ value, defaultValue }) => value !== defaultValue);
    keepDraft(form, { ...Object.fromEntries(typed.map(({ name, value }) => [name, value])), ...beside });
  }

  const isFirst = useRef(true);
  const besideText = JSON.stringify(beside ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when what stands beside the fields has changed
  useEffect(() => {
    if (!isFirst.current) keep();
    isFirst.current = false;
  }, [besideText]);

  function discard() {
    for (const field of fieldsIn(place.current)) field.value = field.defaultValue;
    onDiscard?.();
    forgetDraft(form);
    setBack(false);
    fieldsIn(place.current)[0]?.focus();
  }

  return (
    <div ref={place} onInput={keep} className={className}>
      {isBack && (
        <p role="status" className="flex flex-wrap items-center justify-between gap-x-3 rounded-lg bg-sand px-4 py-1 text-sm">
          {commonText.wroteBefore}
          <Button variant="quiet" size="sm" onClick={discard} className="-mx-3 px-3!">
            {commonText.throwItAway}
          </Button>
        </p>
      )}
      {children}
    </div>
  );
}

function fieldsIn(place: HTMLElement | null) {
  const fields = place?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(KEPT) ?? [];
  return [...fields].filter(({ name }) => name !== '');
}
