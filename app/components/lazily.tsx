import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { notify } from '#app/components/notify.ts';
import { pageMessages as messages } from '#shared/texts.ts';

type Part<Props> = (props: Props) => ReactNode;

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Losable {
  /** Called when its code could not be loaded, which the visitor is told; without it, what nobody asked for is just not there. */
  onLost?: () => void;
}

interface ContainedProps {
  /** Called when it fails, which the visitor is told then; without it, what nobody asked for is just not there. */
  onFailure: (() => void) | undefined;
  children: ReactNode;
}

/** What comes later takes nothing of the page with it when it fails. */
class Contained extends Component<ContainedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const { onFailure } = this.props;
    if (!onFailure) return;
    notify.error(messages.somethingWentWrong);
    onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * A component whose code is loaded when it is first shown. Where that fails it shows nothing, and tries again when it is shown anew:
 * React's own `lazy` would lose the whole page to its error boundary, and fail for good.
 * @param fallback stands in its place while it is loading.
 */
export function lazily<Props extends object>(load: () => Promise<Part<Props>>, fallback: ReactNode = null) {
  const begin = () => lazy<Part<Props & Losable>>(async () => ({ default: await load().catch(() => Lost) }));
  let Part = begin();

  function Lost({ onLost }: Losable) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once
    useEffect(() => {
      Part = begin();
      if (!onLost) return;
      notify.error(messages.networkFailed);
      onLost();
    }, []);
    return null;
  }

  function Lazy(props: Props & Losable) {
    return (
      <Contained onFailure={props.onLost}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </Contained>
    );
  }

  /** Loads the code before it is needed; a failure shows when it is. */
  const preload = () => void load().catch(() => undefined);
  return Object.assign(Lazy, { preload });
}

/**
 * A dialog or drawer whose code is loaded when it first opens, and which is closed again when it cannot be. It does without Suspense:
 * what Suspense held back React shows at the earliest 300 ms later, and after all parts of the page that still come to life.
 *
 * Since version 150 Chromium remembers for the life of a page which code it could not load: whoever opens again what was lost gets the
 * page anew, when the site can be reached.
 */
export function lazilyOpened<Props extends Openable>(load: () => Promise<Part<Props>>) {
  let Panel: Part<Props> | undefined;
  let wasLost = false;
  const bring = async () => {
    Panel = await load();
  };

  function LazilyOpened(props: Props) {
    const { open, onOpenChange } = props;
    // From the first opening on: the panel stays for its closing movement.
    const [isNeeded, setNeeded] = useState(false);
    if (Panel && open && !isNeeded) setNeeded(true);

    useEffect(() => {
      if (!open || isNeeded) return;
      let isAwaited = true;
      bring().then(
        () => {
          if (isAwaited) setNeeded(true);
        },
        async () => {
          if (!isAwaited) return;
          if (wasLost && (await isReachable())) return window.location.reload();
          wasLost = true;
          notify.error(messages.networkFailed);
          onOpenChange(false);
        },
      );
      return () => {
        isAwaited = false;
      };
    }, [open, onOpenChange, isNeeded]);

    const close = () => {
      setNeeded(false);
      onOpenChange(false);
    };
    return Panel && isNeeded ? (
      <Contained onFailure={close}>
        <Panel {...props} />
      </Contained>
    ) : null;
  }

  /** Loads the code before it is needed; a failure shows when it is. */
  const preload = () => void bring().catch(() => undefined);
  return Object.assign(LazilyOpened, { preload });
}

async function isReachable(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}
