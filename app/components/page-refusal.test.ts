import { expect, test } from 'vitest';
import { orRefusal, refusalIn, throwAsPage } from '#app/components/page-refusal.ts';

/** As a use case refuses. */
const refusal = (status: number, message: string) => Object.assign(new Error(message), { status });

const thrown = (error: unknown) => {
  try {
    return throwAsPage(error);
  } catch (thrown) {
    return thrown;
  }
};

test('what is not there is a page that is not found, everything else is thrown on', () => {
  expect(thrown(refusal(404, 'Business not found'))).toMatchObject({ data: null, init: { status: 404 } });
  for (const error of [refusal(401, 'Please login'), new Error('broken'), undefined]) expect(thrown(error)).toBe(error);
});

test('a refusal is told where its status is one that the page tells', async () => {
  expect(await orRefusal(Promise.resolve('there'), 400)).toEqual({ found: 'there' });
  expect(await orRefusal(Promise.reject(refusal(400, 'Used')), 400, 409)).toEqual({ refusal: { status: 400, message: 'Used' } });
  await expect(orRefusal(Promise.reject(refusal(409, 'Taken')), 400)).rejects.toThrow('Taken');
  await expect(orRefusal(Promise.reject(new Error('broken')), 400, 500)).rejects.toThrow('broken');
});

test.each([undefined, null, 'text', new Error('broken'), { status: '404', message: 'text' }, { status: 404 }])(
  '%o is no refusal',
  (error) => {
    expect(refusalIn(error)).toBeUndefined();
  },
);
