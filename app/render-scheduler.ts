/** Pages that begin to be rendered in one turn of the event loop. */
const IN_ONE_TURN = 2;

const waiting: (() => void)[] = [];
let isTurning = false;

/**
 * Waits until it is this page's turn to be rendered, in the order of asking. Rendering a page holds the process for milliseconds:
 * a hundred in one go would let everybody else, and the questions after the server's health, wait for all of them.
 */
export function takeRenderTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  });
}

function turn() {
  for (const begin of waiting.splice(0, IN_ONE_TURN)) begin();
  isTurning = waiting.length > 0;
  if (isTurning) setImmediate(turn);
}
