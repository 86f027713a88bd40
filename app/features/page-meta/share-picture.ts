/** The address of a picture as it is shown where a page is shared: a JPEG of 1200 × 630 pixels, which every messenger reads. */
export function sharePicture(image: string): string {
  return image.replace(/^\/media\/(.+)-\d+\.webp$/, '/share/$1.jpg');
}
