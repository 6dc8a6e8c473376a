/** What the hidden page of the product in preparation says below its introduction. */
export const preparation: { readonly paragraphs: readonly string[] } = {
  paragraphs: [
    'Trials and licences are not available for AccuValve. No other statement on this website applies to it.',
    'To be told when information is available, write to us from the Product advice page with your institution and field of work. Do not send patient information.',
  ],
};
