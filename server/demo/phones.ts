import type { Region } from '#server/demo/cities.ts';
import type { Random } from '#server/demo/random.ts';

/** Number series that were given out in the telecom circle of each region. */
const series: Record<Region, string> = {
  marathi: '9820,9821,9822,9823,9850,9860,9890,9922,9960,9975,9420,9423',
  gujarati: '9824,9825,9879,9898,9904,9909,9924,9925,9426,9427',
  hindi: '9810,9811,9818,9871,9899,9910,9415,9450,9839,9935,9431,9835,9893,9425,9827,9412,9837',
  punjabi: '9814,9815,9872,9876,9888,9417,9463,9419,9906,9316',
  rajasthani: '9414,9829,9828,9928,9950,9982,9460,9413',
  tamil: '9840,9841,9884,9444,9443,9842,9843,9894,9944,9952',
  telugu: '9848,9849,9866,9885,9440,9490,9948,9989,9963,9959',
  kannada: '9845,9844,9880,9886,9900,9448,9449,9945,9980,9741',
  malayalam: '9846,9847,9895,9447,9446,9961,9946,9995,9744,9745',
  bengali: '9830,9831,9836,9433,9434,9832,9851,9903,9932,9474',
  odia: '9437,9438,9861,9853,9937,9938,9776,9777',
  northeast: '9435,9864,9954,9957,9706,9707,9401,9436',
  goan: '9822,9823,9850,9890,9921,9923,9960,9422',
};

/** A ten-digit Indian mobile number that is not in `taken` yet; adds it. */
export function mobileNumber(random: Random, region: Region, taken: Set<string>): string {
  for (;;) {
    const number = `${random.pick(series[region].split(','))}${String(random.int(0, 999_999)).padStart(6, '0')}`;
    if (taken.has(number)) continue;
    taken.add(number);
    return number;
  }
}
