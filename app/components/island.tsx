import { Component, type ReactNode } from 'react';

interface IslandProps {
  /** No other on the page has it. */
  name: string;
  /** The address of the page: at another one a new try is made. */
  at: string;
  children: ReactNode;
}

interface IslandState {
  at: string;
  error: unknown;
  /** How often it has failed at this address. */
  failures: number;
}

/**
 * A part of the page that stays when its script fails: an effect that asks the browser for what it does not have, or React meeting elements
 * that a translation, or an extension of the browser, has moved. It comes to life once more, with what was typed; where it fails again it
 * stays as it stands, and leads and sends as pages without script do (docs/decisions/190-browsers.md).
 */
export class Island extends Component<IslandProps, IslandState> {
  override state: IslandState = { at: this.props.at, error: undefined, failures: 0 };
  /** The address whose part is in the document; none before the first is. */
  shownAt: string | undefined = undefined;
  html: string | undefined = undefined;
  typed: Map<string, string> | undefined = undefined;

  static getDerivedStateFromProps({ at }: IslandProps, state: IslandState): Partial<IslandState> | null {
    return at === state.at ? null : { at, error: undefined, failures: 0 };
  }

  static getDerivedStateFromError(error: unknown): Partial<IslandState> {
    return { error };
  }

  override componentDidMount() {
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    if (this.state.error) return;
    this.shownAt = this.props.at;
    for (const field of this.typed ? fieldsIn(this.place()) : []) field.value = this.typed?.get(field.name) || field.value;
    this.typed = undefined;
  }

  override componentDidCatch() {
    this.setState(({ failures }) => (failures === 0 ? { error: undefined, failures: 1 } : null));
  }

  place() {
    return document.querySelector(`[data-island="${this.props.name}"]`);
  }

  override render() {
    const { name, at, children } = this.props;
    const { error, failures } = this.state;
    if (!error) {
      return (
        <div key={failures} data-island={name} className="contents">
          {children}
        </div>
      );
    }
    const place = this.place();
    // What a loader has thrown is no failure of script; and of a page that never stood there is nothing to keep.
    if (!(error instanceof Error) || !place || (this.shownAt ?? at) !== at) throw error;
    if (!place.hasAttribute('data-kept')) {
      this.typed = new Map(fieldsIn(place).map(({ name, value }) => [name, value]));
      for (const field of fieldsIn(place)) field.defaultValue = field.value;
      this.html = place.innerHTML;
    }
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there
      <div key="kept" data-island={name} data-kept className="contents" dangerouslySetInnerHTML={{ __html: this.html ?? '' }} />
    );
  }
}

/** What is typed into; passwords are typed again. */
function fieldsIn(place: Element | null) {
  const fields = place?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:is([type=text], [type=email], [type=tel])',
  );
  return [...(fields ?? [])].filter(({ name }) => name !== '');
}
