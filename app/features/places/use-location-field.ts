import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { notify } from '#app/components/notify.ts';
import { useCombobox } from '#app/components/use-combobox.ts';
import { useTypedEarly } from '#app/components/use-typed-early.ts';
import { type ChosenPlace, type PlaceSuggestion, showPlace } from '#app/features/places/place-source.ts';
import { usePlaceSource } from '#app/features/places/use-place-source.ts';
import { usePlaceSuggestions } from '#app/features/places/use-place-suggestions.ts';
import { pageMessages as messages } from '#shared/texts.ts';

interface LocationFieldState {
  initialText: string;
  text?: string | undefined;
  turn?: number;
  onPick?: () => void;
  onText?: (text: string) => void;
  onChoose: (place: ChosenPlace | undefined) => void;
  onLocated?: (place: ChosenPlace) => void;
  onClear?: () => void;
}

/** The state of a location field: its text, its suggestions, which of them is active, and what a key or a choice does. */
export function useLocationField(state: LocationFieldState) {
  const { initialText, text: given, turn } = state;
  const getSource = usePlaceSource();
  const { location: nextPage } = useNavigation();
  /** A place that comes seconds later is told to the form as it is then. */
  const form = useRef(state);
  const [written, setText] = useState<string>();
  const text = given ?? written ?? initialText;
  const [isTyping, setTyping] = useState(false);
  const { suggestions, attribution } = usePlaceSuggestions(isTyping ? text : '', getSource);
  const combobox = useCombobox({
    count: suggestions.length,
    takesFirst: true,
    onChoose: (index) => {
      const suggestion = suggestions[index];
      if (suggestion) void choose(suggestion);
    },
  });
  const isOpen = combobox.isOpen && suggestions.length > 0;
  /** What was typed or picked last. */
  const last = useRef<symbol>(undefined);

  useLayoutEffect(() => {
    form.current = state;
  });

  useEffect(() => {
    if (nextPage) last.current = undefined;
  }, [nextPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that changes from outside was chosen or forgotten elsewhere
  useEffect(
    () => () => {
      last.current = undefined;
    },
    [initialText, turn],
  );

  function enter(next: string) {
    setText(next);
    form.current.onText?.(next);
  }

  /**
   * Begins a choice.
   * @returns whether it is still waited for: what is typed, picked or forgotten meanwhile counts instead, and so does another page.
   */
  function pick() {
    const own = Symbol();
    last.current = own;
    form.current.onPick?.();
    return () => last.current === own;
  }

  function type(next: string) {
    last.current = undefined;
    enter(next);
    setTyping(true);
    combobox.open();
    form.current.onChoose(undefined);
    if (next === '') form.current.onClear?.();
  }

  function stopTyping() {
    setTyping(false);
    combobox.close();
  }

  function clear() {
    type('');
    input.current?.focus();
  }

  /** Takes over what was typed before the page's script ran; in a field that was left since, as `leave` does. */
  async function adopt(typed: string, isActive: boolean) {
    type(typed);
    if (isActive) return;
    stopTyping();
    const source = await getSource().catch(() => undefined);
    if (!source) return;
    const [first] = await source.suggest(typed, new AbortController().signal).catch(() => []);
    if (!isNameOf(typed, first)) return;
    const place = await source.choose(first).catch(() => undefined);
    if (place && input.current?.value === typed) show(place);
  }
  const input = useTypedEarly(text, adopt);

  function show(place: ChosenPlace) {
    enter(showPlace(place));
    stopTyping();
    form.current.onChoose(place);
  }

  function locate(place: ChosenPlace) {
    show(place);
    form.current.onLocated?.(place);
  }

  async function choose(suggestion: PlaceSuggestion) {
    stopTyping();
    const isAwaited = pick();
    try {
      const place = await (await getSource()).choose(suggestion);
      if (isAwaited()) show(place);
    } catch {
      if (isAwaited()) notify.error(messages.somethingWentWrong);
    }
  }

  /** Leaving the field takes a fully typed name for a choice. */
  function leave() {
    const [first] = suggestions;
    if (isTyping && isNameOf(text, first)) choose(first);
    stopTyping();
  }

  return { input, text, suggestions, attribution, combobox, isOpen, getSource, type, clear, pick, locate, choose, leave };
}

function isNameOf(typed: string, suggestion: PlaceSuggestion | undefined): suggestion is PlaceSuggestion {
  return suggestion?.name.toLowerCase() === typed.trim().toLowerCase();
}
