import { useLayoutEffect, useRef } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { followWithin, type MessageLink } from '#app/components/message-link.ts';
import { limits } from '#shared/limits.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';

interface MessageProps extends Pick<ToastContentProps, 'closeToast' | 'isPaused' | 'toastProps'> {
  text: string;
  link: MessageLink | undefined;
}

/** What a toast says, with its time: five seconds, which rest under the pointer and without the window. */
export function Message({ text, link, closeToast, isPaused, toastProps: { theme, type } }: MessageProps) {
  useTime(isPaused, closeToast);
  return (
    <>
      {link ? (
        <span>
          <span>{text}</span>
          <a
            href={pathIn(currentLanguage(), link.to)}
            onClick={(event) => followWithin(event, link)}
            className="flex min-h-11 w-fit items-center font-semibold text-brick underline underline-offset-4"
          >
            {link.label}
          </a>
        </span>
      ) : (
        <span>{text}</span>
      )}
      <span aria-hidden className="Toastify__progress-bar--wrp">
        <span className={`block Toastify__progress-bar--bg Toastify__progress-bar-theme--${theme} Toastify__progress-bar--${type}`} />
        <span
          className={`Toastify__progress-bar Toastify__progress-bar--animated Toastify__progress-bar-theme--${theme} Toastify__progress-bar--${type}`}
          style={{ animationDuration: `${limits.toastMilliseconds}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
        />
      </span>
    </>
  );
}

/**
 * Ends a message by a clock. The library ends it when its bar's animation does; but an animation that begins to run some hundredths of a
 * millisecond after the frame it is drawn in stands before its beginning again, and that is told as its end too (css-animations-2, section
 * 4.1): one message in four hundred was gone before anybody could read it.
 */
function useTime(isPaused: boolean, end: () => void) {
  const left = useRef<number>(limits.toastMilliseconds);
  useLayoutEffect(() => {
    if (isPaused) return;
    const from = performance.now();
    const timer = window.setTimeout(end, left.current);
    return () => {
      window.clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [isPaused, end]);
}
