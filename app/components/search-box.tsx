import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { Search } from '#app/components/icons.ts';
import { WordsField } from '#app/components/words-field.tsx';
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
  return (
    <Form method="get" role="search" aria-label={label} className={`flex gap-2 ${className}`} {...form}>
      {children}
      <WordsField q={q} aria-label={commonText.searchAmong(label)} placeholder={placeholder} />
      <Button type="submit" variant="secondary" className="px-3.5!" aria-label={commonText.search}>
        <Search aria-hidden className="size-5" />
      </Button>
    </Form>
  );
}
