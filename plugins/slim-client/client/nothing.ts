/** Stands for a client module that isn't wanted. */
export default {};
