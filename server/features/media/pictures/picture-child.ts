// The process that unpacks pictures (docs/decisions/100-nothing-stops-the-site.md): its parent is picture-process.ts.
import { flushCompileCache } from 'node:module';
import type { Answer, Order } from '#server/features/media/pictures/messages.ts';
import { drawBrand, drawPicture, encodeAsWebp, PictureFault, sharePicture } from '#server/features/media/pictures/picture-work.ts';

const tell = (answer: Answer) => void process.send?.(answer);

function workOn(order: Order): Promise<unknown> {
  switch (order.work) {
    case 'encode':
      return encodeAsWebp(...order.input);
    case 'share':
      return sharePicture(...order.input);
    case 'draw':
      return drawPicture(...order.input);
    case 'brand':
      return drawBrand(...order.input);
  }
}

process.on('message', async (order: Order) => {
  const { id } = order;
  try {
    tell({ id, result: await workOn(order) });
  } catch (error) {
    tell(error instanceof PictureFault ? { id, fault: error.fault } : { id, failure: (error as Error).message });
  }
  // Few objects, so it takes milliseconds: the next picture finds the room of this one's pixels.
  globalThis.gc?.();
});
// The parent decides when it ends, also where a terminal or a service manager tells all processes.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
// The parent is gone. An orderly end would wait for the picture that is being unpacked, and nothing here is to be kept.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

tell('ready');
flushCompileCache();
