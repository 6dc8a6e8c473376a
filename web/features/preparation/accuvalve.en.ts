/** What the hidden page of the product in preparation says below its introduction. */
export const preparation: { readonly paragraphs: readonly string[] } = {
  paragraphs: [
    'Neither a trial nor a licence can be requested for AccuValve, and nothing elsewhere on this website should be read as a statement about it.',
    'If your department needs to know when information will be available, ask through the solution consulting page and give your institution and field of work. You will hear from us once there is something that may be published; please do not send patient information.',
  ],
};
