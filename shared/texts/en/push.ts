/** Being told of new enquiries by a device. */

import { plural } from '#shared/texts/en/grammar.ts';

export const notifications = 'Notifications';
export const isOn = 'This device shows you new enquiries.';
export const isBlocked = 'Notifications of this site are blocked on this device. Its browser’s settings for the site allow them again.';
export const wantsHomeScreen = 'To get new enquiries on this device, add the site to its home screen and open it from there.';
export const onceApproved = 'Notifications can be turned on once your business is approved.';
export const isImpossible = 'This browser cannot show new enquiries.';
export const turnOn = 'Turn on notifications';
export const turnOffHere = 'Turn off here';
export const turnOff = 'Turn off';
export const turnOffEverywhere = 'Turn off everywhere';
export const onDevices = (count: number) => plural(count, { one: 'On one device', other: `On ${count} devices` });
export const device = 'A device';
export const thisDevice = (name: string) => `${name} (this one)`;
export const since = (moment: string) => `Since ${moment}`;
export const turnOffOn = (device: string) => `Turn off on ${device}`;
export const turnOffOnDevice = 'Turn off on a device';
/** How a device is called: 'Chrome on Android'. */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const browser = 'Browser';
