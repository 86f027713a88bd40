import type { ComponentProps } from 'react';
import { inputClass } from '#app/components/field.tsx';
import { useAskedText } from '#app/components/use-asked-text.ts';
import { useTypedEarly } from '#app/components/use-typed-early.ts';
import { limits } from '#shared/limits.ts';

interface WordsFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  /** The words that stand in the address now. */
  q: string | undefined;
}

/** The words by which a list is searched, in a GET form: they go into the address as `q`. */
export function WordsField({ q, ...attributes }: WordsFieldProps) {
  const [text, setText] = useAskedText(q);
  const input = useTypedEarly(text, setText);
  return (
    <input
      ref={input}
      type="search"
      name="q"
      value={text}
      onChange={({ target }) => setText(target.value)}
      maxLength={limits.searchText}
      autoComplete="off"
      className={inputClass}
      {...attributes}
    />
  );
}
