import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { inputClass } from '#app/components/field.tsx';
import { Search } from '#app/components/icons.ts';
import { useAskedText } from '#app/components/use-asked-text.ts';
import { useTypedEarly } from '#app/components/use-typed-early.ts';
import { limits } from '#shared/limits.ts';
import { commonText } from '#shared/texts.ts';

interface SearchBoxProps extends Pick<FormProps, 'action' | 'preventScrollReset' | 'className'> {
  /** What is searched, for those who do not see the list. */
  label: string;
  /** What the words may be. */
  placeholder: string;
  /** The words that stand in the address now. */
  q: string | undefined;
  /** Hidden fields: the other filters, which stay. */
  children?: ReactNode;
}

/** Searches a list by words, which go into the address as `q`. */
export function SearchBox({ label, placeholder, q, children, className = '', ...form }: SearchBoxProps) {
  const [text, setText] = useAskedText(q);
  const input = useTypedEarly(text, setText);
  return (
    <Form method="get" role="search" aria-label={label} className={`flex gap-2 ${className}`} {...form}>
      {children}
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-label={commonText.searchAmong(label)}
        placeholder={placeholder}
        maxLength={limits.searchText}
        autoComplete="off"
        className={inputClass}
      />
      <Button type="submit" variant="secondary" className="px-3.5!" aria-label={commonText.search}>
        <Search aria-hidden className="size-5" />
      </Button>
    </Form>
  );
}
