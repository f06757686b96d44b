/**
 * What is missing as long as no quote holds a driver number. Source: since 31 March 2025 a motor
 * policy may not issue without that of every named driver.
 */
export const DRIVER_NUMBER = {
  title: 'Driver number: not recorded',
  text: 'The driver number (item 4d of the driving licence) of every named driver is required before a policy is issued.',
};
