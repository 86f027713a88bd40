import { type FormEvent, useId } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { IconButton } from '#app/components/icon-button.tsx';
import { Search, X } from '#app/components/icons.ts';
import { lazily } from '#app/components/lazily.tsx';
import { useAskedText } from '#app/components/use-asked-text.ts';
import { useCombobox } from '#app/components/use-combobox.ts';
import { useTypedEarly } from '#app/components/use-typed-early.ts';
import { meaningAddress, optionId, suggestionAddress, toKeyword } from '#app/features/suggestions/search-address.ts';
import { usePlaceOfWords } from '#app/features/suggestions/use-place-of-words.ts';
import { type Suggestions, useSuggestions } from '#app/features/suggestions/use-suggestions.ts';
import { limits } from '#shared/limits.ts';
import { commonText, pageMessages as messages, suggestionsText } from '#shared/texts.ts';

const SuggestionPanel = lazily(async () => (await import('#app/features/suggestions/suggestion-panel.tsx')).SuggestionPanel);

const NONE: Suggestions = { called: [], meanings: [], businesses: [] };

/** The keyword search of the navigation bar: suggestions while typing, all results on Enter. Without script it is a plain form. */
export function KeywordSearch() {
  const listId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [text, setText] = useAskedText(pathname === '/searcher' ? (new URLSearchParams(search).get('q') ?? undefined) : undefined);
  const keyword = toKeyword(text);
  const place = usePlaceOfWords();
  const suggestions = useSuggestions(keyword, place);
  const found = keyword === '' ? undefined : suggestions.data;
  const failed = suggestions.isError && !suggestions.isFetching;
  const { called, meanings, businesses } = (failed ? undefined : found) ?? NONE;
  const count = called.length + meanings.length + businesses.length;

  const combobox = useCombobox({ count, onChoose: choose, onClear: () => setText('') });
  const input = useTypedEarly(text, (typed, isActive) => {
    setText(typed);
    if (isActive) combobox.open();
  });
  const isShown = combobox.isOpen && keyword !== '';
  const hasOptions = isShown && count > 0;

  /** Closes, and puts away the keyboard of a phone. */
  function leave() {
    combobox.close();
    input.current?.blur();
  }

  function choose(index: number) {
    const suggested = [...called.map(suggestionAddress), ...meanings.map(meaningAddress), ...businesses.map(suggestionAddress)];
    const address = suggested[index];
    if (!address) return;
    setText('');
    leave();
    navigate(address);
  }

  function submit(event: FormEvent) {
    if (keyword === '') event.preventDefault();
    else leave();
  }

  return (
    <div ref={combobox.frame} className="relative">
      <Form action="/searcher" method="get" role="search" onSubmit={submit}>
        <div className="flex items-center rounded-full border-2 border-cement-dark bg-white pl-4 focus-within:border-ink hover:border-ink has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-brick">
          <input
            ref={input}
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-label={suggestionsText.searchFor}
            aria-autocomplete="list"
            aria-expanded={hasOptions}
            aria-controls={hasOptions ? listId : undefined}
            aria-activedescendant={combobox.active === undefined ? undefined : optionId(listId, combobox.active)}
            placeholder={suggestionsText.example}
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.searchText}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              combobox.open();
            }}
            onClick={combobox.open}
            onFocus={SuggestionPanel.preload}
            onKeyDown={combobox.onKeyDown}
            className="h-[clamp(44px,2.75rem,52px)] min-w-0 grow bg-transparent text-ink outline-none placeholder:text-ink-soft"
          />
          {text !== '' && (
            <IconButton
              label={suggestionsText.clear}
              className="size-[44px]!"
              onClick={() => {
                setText('');
                input.current?.focus();
              }}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          )}
          {Object.entries(place ?? {}).map(
            ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <button
            type="submit"
            aria-label={commonText.search}
            className="-my-0.5 -mr-0.5 grid min-h-[clamp(48px,3rem,56px)] w-[56px] shrink-0 self-stretch place-items-center rounded-r-full bg-ink text-paper hover:bg-brick"
          >
            <Search aria-hidden className="size-5" />
          </button>
        </div>
      </Form>
      {isShown && (
        <SuggestionPanel
          id={listId}
          state={failed ? 'failed' : found === undefined ? 'loading' : 'found'}
          called={called}
          meanings={meanings}
          businesses={businesses}
          active={combobox.active}
          onPoint={combobox.setActive}
          onChoose={choose}
          onRetry={() => suggestions.refetch()}
          onLost={combobox.close}
        />
      )}
      <p role="status" className="sr-only">
        {isShown && (suggestions.isSettled || failed) ? announcement(count, failed) : ''}
      </p>
    </div>
  );
}

function announcement(count: number, failed: boolean) {
  if (failed) return messages.somethingWentWrong;
  if (count === 0) return messages.noResults;
  return suggestionsText.suggestionsFound(count);
}
