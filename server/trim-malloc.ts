/**
 * What gives back to the machine the memory that malloc holds between blocks in use, in a few hundredths of a second: glibc's
 * malloc_trim(3). Buffers, and what V8 needs while it compiles and collects, come and go there among others that stay. Node has no
 * call for it. Nothing happens on a system with another C library.
 */
export async function loadMallocTrim(): Promise<() => void> {
  try {
    const { default: koffi } = await import('koffi');
    const trim = koffi.load('libc.so.6').func('int malloc_trim(size_t pad)');
    return () => void trim(0);
  } catch {
    return () => {};
  }
}
