import { renderSVG } from 'uqr';

/** The address that asks for a review as a QR code, for paper: an SVG. */
export function drawReviewCode(address: string): string {
  return renderSVG(address, { border: 2, ecc: 'M' });
}
