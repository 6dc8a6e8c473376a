/** Stands for stylesheets and CSS modules where no browser is. */
export default {};
