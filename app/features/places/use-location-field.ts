import { type KeyboardEvent, useState } from 'react';
import { notify } from '#app/components/notify.ts';
import { useTypedEarly } from '#app/components/use-typed-early.ts';
import type { ChosenPlace, PlaceSuggestion } from '#app/features/places/place-source.ts';
import { usePlaceSource } from '#app/features/places/use-place-source.ts';
import { usePlaceSuggestions } from '#app/features/places/use-place-suggestions.ts';
import { messages } from '#shared/messages.ts';

interface LocationFieldState {
  initialText: string;
  onChoose: (place: ChosenPlace | undefined) => void;
  onLocated?: (place: ChosenPlace) => void;
  onClear?: () => void;
}

/** The state of a location field: its text, its suggestions, which of them is active, and what a key or a choice does. */
export function useLocationField({ initialText, onChoose, onLocated, onClear }: LocationFieldState) {
  const getSource = usePlaceSource();
  const [written, setText] = useState<string>();
  const text = written ?? initialText;
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const { suggestions, attribution } = usePlaceSuggestions(isTyping ? text : '', getSource);
  const isOpen = isTyping && suggestions.length > 0;

  function type(next: string) {
    setText(next);
    setTyping(true);
    setActive(-1);
    onChoose(undefined);
    if (next === '') onClear?.();
  }

  function clear() {
    type('');
    input.current?.focus();
  }

  /** Takes over what was typed before the page's script ran; in a field that was left since, as `leave` does. */
  async function adopt(typed: string, isActive: boolean) {
    type(typed);
    if (isActive) return;
    setTyping(false);
    const source = await getSource();
    const [first] = await source.suggest(typed, new AbortController().signal).catch(() => []);
    if (!isNameOf(typed, first)) return;
    const place = await source.choose(first).catch(() => undefined);
    if (place && input.current?.value === typed) show(place);
  }
  const input = useTypedEarly(text, adopt);

  function show(place: ChosenPlace) {
    setText(place.formattedAddress || [place.city, place.state].filter(Boolean).join(', '));
    setTyping(false);
    onChoose(place);
  }

  function locate(place: ChosenPlace) {
    show(place);
    onLocated?.(place);
  }

  async function choose(suggestion: PlaceSuggestion) {
    setTyping(false);
    try {
      show(await (await getSource()).choose(suggestion));
    } catch {
      notify.error(messages.somethingWentWrong);
    }
  }

  /** Leaving the field takes a fully typed name for a choice. */
  function leave() {
    const [first] = suggestions;
    if (isTyping && isNameOf(text, first)) choose(first);
    setTyping(false);
  }

  function pressKey(event: KeyboardEvent) {
    if (!isOpen) return;
    const last = suggestions.length - 1;
    if (event.key === 'ArrowDown') setActive(active < last ? active + 1 : 0);
    else if (event.key === 'ArrowUp') setActive(active > 0 ? active - 1 : last);
    else if (event.key === 'Escape') setTyping(false);
    else if (event.key === 'Enter') {
      const suggestion = suggestions[Math.max(active, 0)];
      if (suggestion) choose(suggestion);
    } else return;
    event.preventDefault();
  }

  return { input, text, suggestions, attribution, isOpen, active, getSource, type, clear, locate, choose, leave, pressKey };
}

function isNameOf(typed: string, suggestion: PlaceSuggestion | undefined): suggestion is PlaceSuggestion {
  return suggestion?.name.toLowerCase() === typed.trim().toLowerCase();
}
