/**
 * Loads a script of somebody else's into the page.
 * @throws when it cannot be loaded; it may then be tried again.
 */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script of ${new URL(src).host} could not be loaded`));
    };
    document.head.append(script);
  });
}
